// @ts-check
/** Two minutes for each game. A step may ask for a tap on the space `tap`; `done` is the grid after it, `then` what is said. */

/** @typedef {{nodes?: string[], ranges?: string[], shaded?: string[], deflectors?: string[], used?: string[], held?: Record<string, string>}} Picture */
/** @typedef {{text: string, grid?: Picture, tap?: string, done?: Picture, then?: string, picture?: string}} Step */

/** @type {Step[]} */
const COMMON = [
  { text: "You hide five Nodes on a grid that nobody else sees. Around each Node lies its range: all spaces at most two steps away.", grid: { nodes: ["C3", "H3", "C7", "H8", "F5"], ranges: ["C3", "H3", "C7", "H8", "F5"] } },
  { text: "In your turn you shoot at one space of another player's grid. You enter from the side that touches yours. Tap E1.", tap: "E1", grid: {}, done: { held: { E1: "X" } }, then: "“Null”: nothing is there. You hold E1 now, so you write your symbol on it." },
  { text: "From a space that you hold you go on to its neighbours, never diagonally. Tap D1.", tap: "D1", grid: { held: { E1: "X" } }, done: { held: { E1: "X", D1: "X" }, shaded: ["D1"] }, then: "“Owned”: it lies in the range of a Node, so a Node is at most two steps away. Shade it, and write your symbol." },
  { text: "Now find the Node. Tap C2.", tap: "C2", grid: { held: { E1: "X", D1: "X", D2: "X" }, shaded: ["D1", "D2"] }, done: { nodes: ["C2"], ranges: ["C2"], held: Object.fromEntries(["E2", "D1", "D2", "C2", "A2", "B2", "C1", "B1", "B3", "C3", "D3", "C4", "E1"].map((space) => [space, "X"])) }, then: "“Node”: you take it with its whole range. Taking Nodes wins the game." },
];

/** @type {Step} */
const DEFLECTORS = { text: "Every board also hides twenty Deflectors. Tap F4.", tap: "F4", grid: { deflectors: ["F4", "B6", "H2"], held: { F3: "X" } }, done: { used: ["F4"], deflectors: ["B6", "H2"], held: { F3: "X" } }, then: "The Deflector is used up, and the shot flies on: to the same space of the next player's grid." };

/** @type {Step} */
const REFLECTION = { text: "Reflection: for every space that you take, the other player gets the same space on your grid. So think before you shoot: what lies there on your own?", grid: { held: { E1: "O" }, nodes: ["E3"], ranges: ["E3"] } };

/** @type {Record<string, Step[]>} */
export const INTRODUCTIONS = {
  reflector: [...COMMON, REFLECTION, { text: "You win when you control all five Nodes of the other player.", grid: { nodes: ["C3", "H3", "C7", "H8", "F5"], ranges: ["C3", "H3", "C7", "H8", "F5"] } }],
  deflector: [...COMMON, DEFLECTORS, { text: "With three players 10 Nodes win, with four 13, with five 15. Whoever loses all Nodes at home is out of the game." }],
  defector: [...COMMON, DEFLECTORS, REFLECTION, { text: "Two players may ally: they name a Node as their secret Link, and share their territory for moving. If an enemy takes the Link, the alliance breaks for good." }, { text: "You win alone: whoever controls more than half of all Nodes. So every alliance ends." }],
  "tactics-joker": [
    { text: "Each side begins with three units on two castles, the corners of the table. In your turn your castles may bring more units; then you make up to three moves." },
    { text: "A move takes units of one army to a space that touches theirs, along a side or at a corner. At most six units stand on a space, and no unit moves more than twice in a turn." },
    { text: "Clubs are forests and spades are mountains. A unit that comes from other ground rolls a die: it gets in with 4 or more. On a Jack or a Queen a unit of your reserve joins you, once." },
    { text: "Enter an enemy's space and you fight. Each side adds up a die for every unit, its card's value, and 1 for each own unit beside the battle. The lower sum loses units and must give way." },
    { text: "You win if you hold three castles as your turn begins, or if the other side has no unit left on the table." },
  ],
  "attack-defend": [
    { text: "One player is the Defender and plays the black halves of the cards. The other is the Attacker and plays the white halves. Five points win." },
    { text: "In your turn you draw a card, then you have two actions. Discarding a card or drawing another one is an action, too." },
    { text: "The Defender places cards face down at level 1 and advances them, a level for each action. At level 3 a +1 can be scored, at level 4 a +2. The Defender may turn such a card up at any time." },
    { text: "The Attacker uses cards from the hand, or flips the Defender's face-down cards. From level 2 on the Attacker scores a +1 or +2 there. But a card may be a trap: a −1, or an effect that hurts." },
    { text: "At the end of each of the Attacker's turns the Defender scores every +1 and +2 in the Attacker's hand. So the Attacker gets rid of them in time." },
  ],
  rotator: [
    { text: "You stand on top of a board of rock. After every turn the board turns a quarter, and you fall.", picture: "turning" },
    { text: "You fall through open spaces. After the fall you may drill down: one space is free; the second and the third cost a boost each. You have ten boosts." },
    { text: "Spaces that you have touched stay open for three turns. Then they collapse. If you are on one then, you have lost." },
    { text: "If you drill into a Node, its whole range opens, and your next turn may start from any of its spaces." },
    { text: "You have won when you reach the bottom row, blue Row 10. Fewer boosts are better, then fewer turns." },
  ],
};
