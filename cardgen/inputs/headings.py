"""Usual headings of guest lists, in English and eleven other languages, and the fields that they mean."""

from __future__ import annotations

import re
import unicodedata

IGNORED = "-"
"""Instead of a field: the column is left out."""

_USUAL = {  # English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Russian, ...
    "name": "full name, display name, guest, vollständiger name, gast, nom complet, invité, "
    "nombre completo, nombre y apellidos, invitado, nome completo, nome e cognome, ospite, convidado, "
    "volledige naam, imię i nazwisko, gość, fullständigt namn, gäst, полное имя, фио, гость, ad soyad, "
    "adı soyadı, 姓名, 氏名, お名前, 名前, 성명, 성함",
    "given_name": "first name, firstname, forename, christian name, vorname, rufname, prénom, "
    "nombre de pila, primeiro nome, nome próprio, voornaam, roepnaam, imię, imiona, förnamn, tilltalsnamn, "
    "adı, 名, 名字",
    "family_name": "last name, lastname, surname, nachname, familienname, zuname, nom de famille, "
    "apellido, apellidos, cognome, sobrenome, apelido, achternaam, familienaam, nazwisko, efternamn, "
    "фамилия, soyad, soyadı, 姓, 姓氏, 성",
    "prefix": "salutation, honorific, anrede, titel, akademischer titel, civilité, tratamiento, aanhef, "
    "tytuł, tilltal, обращение, 敬称",
    "particle": "tussenvoegsel, tussenvoegsels, voorvoegsel, namenszusatz, vorsatzwort, particule",
    "suffix": "name suffix, post-nominal, nachtitel",
    "title": "job title, position, role, beruf, funktion, stelle, poste, fonction, cargo, puesto, ruolo, "
    "posizione, qualifica, função, functie, functietitel, stanowisko, befattning, должность, unvan, görev, "
    "职位, 職務, 役職, 직책, 직함",
    "organisation": "organization, company, employer, firma, unternehmen, organisation, société, "
    "entreprise, empresa, organización, compañía, azienda, ditta, società, organizzazione, organização, "
    "companhia, bedrijf, organisatie, organizacja, företag, компания, организация, şirket, kurum, 公司, "
    "单位, 会社, 会社名, 회사",
    "phone": "telephone, phone number, telephone number, tel, mobile, mobile phone, cell, cell phone, "
    "telefon, telefonnummer, rufnummer, handy, mobil, mobilnummer, téléphone, numéro de téléphone, "
    "portable, teléfono, móvil, celular, telefono, cellulare, telefone, telemóvel, telefoon, "
    "telefoonnummer, mobiel, numer telefonu, komórka, телефон, мобильный, cep telefonu, 电话, 手机, 電話, "
    "電話番号, 携帯, 전화, 전화번호",
    "email": "e-mail address, email address, mail, e-mail-adresse, mailadresse, courriel, adresse e-mail, "
    "correo, correo electrónico, posta elettronica, indirizzo email, correio eletrónico, e-mailadres, "
    "adres e-mail, e-post, epost, mejl, электронная почта, почта, e-posta, 邮箱, 电子邮件, メール, "
    "メールアドレス, 이메일",
    "url": "website, web site, web, homepage, webseite, internet, site web, site, página web, sitio web, "
    "sito, sito web, strona, strona internetowa, webbplats, hemsida, сайт, web sitesi, 网站, 网址, "
    "ウェブサイト, 웹사이트",
    "address": "postal address, adresse, anschrift, dirección, indirizzo, endereço, morada, adres, adress, "
    "адрес, adresi, 地址, 住所, 주소",
    "street": "street address, straße, strasse, rue, calle, via, rua, straat, ulica, gata, gatuadress, "
    "улица, sokak, cadde, 街道",
    "postcode": "post code, postal code, zip, zip code, plz, postleitzahl, code postal, código postal, cp, "
    "cap, codice postale, cep, kod pocztowy, postnummer, индекс, почтовый индекс, posta kodu, 邮编, "
    "邮政编码, 郵便番号, 우편번호",
    "city": "town, place of residence, ort, wohnort, stadt, ville, localité, ciudad, población, localidad, "
    "città, comune, cidade, localidade, woonplaats, miasto, miejscowość, postort, stad, город, şehir, 城市, "
    "都市, 도시",
    "state": "province, provincia, estado",
    "country": "land, staat, pays, país, paese, kraj, страна, ülke, 国家, 国, 국가",
    "portrait": "photo, picture, image, foto, bild, immagine, imagem, zdjęcie, фото, fotoğraf, 照片, 写真, "
    "사진",
    "locale": "language, sprache, langue, idioma, lingua, língua, taal, język, språk, язык, dil, 语言, "
    "言語, 언어",
    "note": "remark, comment, notes, bemerkung, notiz, remarque, nota, opmerking, uwagi, anteckning, "
    "примечание",
    "table": "table number, table no., tisch, tischnummer, numéro de table, mesa, tavolo, tafel, stół, "
    "stolik, bord, стол, masa, 桌号, テーブル, 테이블",
    "seat": "seat number, place, platz, sitzplatz, siège, asiento, posto, lugar, stoel, plaats, miejsce, "
    "plats, место, koltuk, 座位, 席, 좌석",
    "diet": "dietary requirements, dietary needs, dietary, diets, food, meal, allergies, allergy, essen, "
    "essenswunsch, kost, diät, ernährung, ernährungsweise, verpflegung, menü, speise, allergie, allergien, "
    "unverträglichkeit, unverträglichkeiten, lebensmittelunverträglichkeiten, régime, régime alimentaire, "
    "repas, allergènes, alergias, alergia, alergie, allergieën, allergier, dieta, "
    "comida, menú, pasto, refeição, dieet, maaltijd, posiłek, kosthållning, specialkost, диета, питание, "
    "diyet, yemek, 饮食, 食事, 식단",
    IGNORED: "no, nr, nº, n°, №, #, id, lfd., lfd. nr., laufende nummer, pos., row, row no., s. no., "
    "serial no., l.p., № п/п, п/п, sıra, sıra no, 序号, 番号, 번호",
}
"""The last are those of a first column that only counts the rows."""
_FULL_OR_FAMILY = "nom, naam, namn"
_FULL_OR_GIVEN = "nombre, nome, ad, имя, 이름"
"""Words for a full name; beside a column for the other part they mean the one part."""
_SEAT_OR_CITY = "plaats"
"""Dutch for a seat; beside a postcode it means the city."""


def fold(title: str) -> str:
    """Return `title` without case, accents, blanks and marks: titles that only differ in these are one."""
    plain = unicodedata.normalize("NFKD", title.casefold())
    return re.sub(
        r"[\s_.:()/*-]+", "", "".join(sign for sign in plain if not unicodedata.combining(sign))
    )


def _folded(words: str) -> list[str]:
    return fold(words).split(",")


_FIELDS = {word: field for field, words in _USUAL.items() for word in _folded(words)}


USUAL = tuple(word.strip() for words in _USUAL.values() for word in words.split(","))
"""All usual headings as people write them, in lower case."""


def usual_field(title: str, others: set[str]) -> str | None:
    """Return the field that a folded `title` usually means; None if it is no usual heading.

    `others` are the folded titles beside it.
    """
    known = {_FIELDS.get(other, other) for other in others}
    if title in _folded(_FULL_OR_FAMILY) or (title == "name" and "given_name" in known):
        return "family_name" if "given_name" in known else "name"
    if title in _folded(_FULL_OR_GIVEN):
        return "given_name" if "family_name" in known else "name"
    if title == _SEAT_OR_CITY and "postcode" in known:
        return "city"
    return _FIELDS.get(title)
