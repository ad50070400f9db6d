// @ts-check
/**
 * What this phone keeps, as JSON under a key. Where a browser keeps nothing, it lasts as long as
 * the page.
 */

/** @param {() => Storage} place */
function keptIn(place) {
  /** @type {Map<string, string>} what the browser would not take */
  const memory = new Map();
  return {
    /** @param {string} key @returns {string | null} */
    readText(key) {
      try {
        return memory.get(key) ?? place().getItem(key);
      } catch {
        return null;
      }
    },
    /** @param {string} key @param {string} text */
    writeText(key, text) {
      try {
        place().setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
    },
    /** @param {string} key @returns {any} null if there is nothing, or nothing that can be read */
    read(key) {
      try {
        return JSON.parse(this.readText(key) ?? "null");
      } catch {
        return null;
      }
    },
    /** @param {string} key @param {any} value */
    write(key, value) {
      this.writeText(key, JSON.stringify(value));
    },
    /** @param {string} key */
    remove(key) {
      memory.delete(key);
      try {
        place().removeItem(key);
      } catch {
        // it was never there
      }
    },
  };
}

/** For this phone: all its tabs share it, so nothing is read once and written later. */
export const onThisPhone = keptIn(() => localStorage);

/** For this tab: it lasts through a reload. */
export const inThisTab = keptIn(() => sessionStorage);
