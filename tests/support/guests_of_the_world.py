"""A guest list from 45 countries: names short and long, in many scripts."""

from __future__ import annotations

from itertools import islice

_NAMES = """
Argentina|Lautaro,María Belén,Facundo|Fernández,Gutiérrez Quiroga,Sosa
Australia|Oliver,Charlotte,Jack|Whitlam,McAllister,Nguyen
Austria|Maximilian,Hannah,Lukas|Hofstätter,Gruber,Freiherr von Trapp
Belgium|Jean-Baptiste,Femke,Lotte|Vandenbroucke,De Smedt,Peeters
Brazil|João Pedro,Ana Clara,Thiago|de Oliveira Albuquerque,Souza,Cavalcanti
Bulgaria|Георги,Мария,Иван|Димитров,Христова,Стоянов
Canada|Étienne,Olivia,Noah|Tremblay-Bouchard,MacDonald,Singh
Chile|Joaquín,Antonia,Benjamín|Sepúlveda,Undurraga Larraín,Rojas
China|伟,芳,秀英|王,李,欧阳
Colombia|Juan Sebastián,Valentina,Andrés|Restrepo,Echeverri Jaramillo,Gómez
Croatia|Luka,Ivana,Željko|Horvat,Kovačević,Šimunović
Czechia|Jiří,Tereza,Ondřej|Dvořák,Novotná,Říha
Denmark|Søren,Freja,Anders|Kierkegaard,Østergaard,Møller
Egypt|محمد,فاطمة,يوسف|عبد الرحمن,حسن,السيد
Estonia|Kristjan,Liis,Jüri|Tamm,Kõiv,Põldmäe
Ethiopia|Abebe,Tirunesh,Haile|Bikila,Dibaba,Gebrselassie
Finland|Väinö,Aino,Juhani|Hämäläinen,Yli-Korpela,Mäkinen
France|Marie-Antoinette,Loïc,Chloé|de La Rochefoucauld-Montmorency,Lefèvre,Dupont
Germany|Karl-Theodor,Anneliese,Jürgen|Leutheusser-Schnarrenberger,Müller,Weiß
Ghana|Kwame,Akosua,Kofi|Nkrumah,Owusu-Ansah,Mensah
Greece|Κωνσταντίνος,Ελένη,Γιώργος|Παπαδόπουλος,Οικονόμου,Νικολάου
Hungary|László,Erzsébet,Zoltán|Szentgyörgyi,Kovács,Nagy
Iceland|Guðrún,Þórður,Björk|Sigurðardóttir,Guðmundsson,Jónsson
India|Venkataraman,Priya,Arjun|Krishnamurthy,Sharma,Balasubramanian
Indonesia|Susilo,Megawati,Bambang|Yudhoyono,Sukarnoputri,Pamungkas
Ireland|Aoife,Seán,Caoimhe|Ó Súilleabháin,Ní Dhomhnaill,Byrne
Israel|נועה,דוד,שרה|כהן,לוי,בן־גוריון
Italy|Giovanni Battista,Chiara,Niccolò|Montezemolo,D'Annunzio,Rossi
Japan|太郎,花子,健|山田,佐々木,長谷川
Kenya|Wangari,Kipchoge,Achieng|Maathai,Odhiambo,Kamau
Korea|민준,서연,지훈|김,이,남궁
Latvia|Jānis,Ilze,Krišjānis|Bērziņš,Kalniņa,Ozoliņš
Lithuania|Žygimantas,Rūta,Vytautas|Kazlauskienė,Šimkus,Jonaitis
Mexico|José Luis,Guadalupe,Ximena|Hernández,Villaseñor,Cuauhtémoc
Morocco|Youssef,Khadija,Driss|Benabdellah,El Fassi,Alaoui
Netherlands|Willem,Sanne,Joost|van den Boogaard,de Vries,ter Horst
Nigeria|Chukwuemeka,Ngozi,Oluwaseun|Okonkwo,Adichie,Ogunbanjo
Norway|Bjørn,Ingrid,Håkon|Solbakken,Ødegård,Lie
Poland|Władysław,Małgorzata,Łukasz|Brzęczyszczykiewicz,Wójcik,Skłodowska-Curie
Portugal|Vasco,Inês,Gonçalo|de Sousa Coutinho,Guimarães,Magalhães
Romania|Ștefan,Ioana,Răzvan|Constantinescu,Țepeș,Popa
Spain|María del Carmen,Íñigo,Lucía|Fernández de Córdoba,Etxeberria,Núñez
Sweden|Åsa,Gustaf,Malin|Lindström,Öberg,Natt och Dag
Ukraine|Олександр,Оксана,Тарас|Шевченко,Коваленко,Грушевський
United Kingdom|Philippa,Rhys,Cholmondeley|Featherstonehaugh,Llewellyn-Jones,Smith
"""
_FAMILY_FIRST = ("China", "Japan", "Korea")


def guests_of_the_world(count: int = 240) -> list[str]:
    """Return so many names, the countries in turn."""
    countries = [line.split("|") for line in _NAMES.strip().splitlines()]
    assert len(countries) == 45
    pairs = ((0, 0), (1, 1), (2, 2), (0, 1), (1, 2), (2, 0))

    def names() -> list[str]:
        found = []
        for first, last in pairs:
            for country, given, family in countries:
                parts = given.split(",")[first], family.split(",")[last]
                is_turned = country in _FAMILY_FIRST
                found.append("".join(reversed(parts)) if is_turned else " ".join(parts))
        return found

    return list(islice(names(), count))
