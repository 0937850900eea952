import { describe, expect, it } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import german from '@/lib/platform/i18n/messages/de.json'
import french from '@/lib/platform/i18n/messages/fr.json'
import dutch from '@/lib/platform/i18n/messages/nl.json'
import { testMarket } from '../../../fixtures/render'

type Words = readonly [german: RegExp, french: RegExp]

const required: Words = [/füllen Sie dieses Feld aus/, /obligatoire|remplir ce champ/]
const email: Words = [/keine gültige E-Mail-Adresse.*@/, /adresse e-mail n’est pas valable.*@/]
const name: Words = [
  /Buchstaben, Bindestrich, Punkt und Leerzeichen/,
  /lettres.*(?:tirets|traits?).*points?.*espaces?/i,
]
const noPhone: Words = [/Telefonnummer.*\+/, /numéro.*\+/]
const tooLong: Words = [/zu lang: höchstens 9 Zeichen/, /trop long.: 9 caractères au plus/]

/** What a message is filled with. */
const values = { min: '3', max: '9', types: 'PDF, PNG', count: 2, name: 'Bett', country: 'other' }

/** Every reason for which the shop refuses what somebody entered, and what its words have to say. */
const reasons = {
  'account.errors': {
    required,
    email,
    tooLong,
    name,
    choice: [/wählen Sie/, /choix/],
    undecided: [/Newsletter.*noch einmal.*Ohne Häkchen/, /lettre d’information.*Si la case n’est pas cochée/],
    phone: noPhone,
    birthDate: [/Datum/, /date/],
    passwordShort: [/mindestens 10 Zeichen/, /au moins 10 caractères/],
    passwordLong: [/höchstens 30 Zeichen/, /30 caractères/],
    passwordLower: [/Kleinbuchstabe/, /minuscule/],
    passwordUpper: [/Gro(?:ß|ss)buchstabe/, /majuscule/],
    passwordSpaces: [/keine Leerzeichen/, /pas contenir d’espace/],
    passwordLeaked: [/gestohlene/, /volés/],
    credentials: [/passen nicht zusammen/, /ne correspondent pas/],
    wrongPassword: [/nicht das Passwort/, /pas le mot de passe/],
    samePassword: [/bisheriges Passwort/, /mot de passe actuel/],
    unknownCode: [/Code kennen wir nicht/, /connaissons pas.*code/],
    attempts: [/zu viele Versuche.*Stunde/, /Trop de tentatives.*heure/],
    locked: [
      /zu viele Versuche.*Stunde.*Passwort vergessen/,
      /Trop de tentatives.*heure.*Mot de passe oublié/,
    ],
    mailsSent: [/schon mehrere E-Mails.*neuesten/, /déjà envoyé plusieurs e-mails.*plus récent/],
    wait1: [/warten Sie eine Minute/, /patienter une minute/],
    wait5: [/warten Sie fünf Minuten/, /patienter cinq minutes/],
  },
  'address.errors': {
    required,
    choice: [/Liste/, /liste/],
    gender: [/wählen Sie eine Anrede/, /choisir une civilité/],
    characters: [/Zeichen/, /caractères/],
    tooLong,
    name,
    vatId: [/keine USt-IdNr\. der EU.*DE123456788/, /pas un numéro de TVA.*FR32123456789/],
    vatIdCompany: [/Unternehmen.*Firma an/, /indiquer l’entreprise/],
    houseNumber: [/Hausnummer/, /numéro/],
    homeAtStation: [/Adresse/, /adresse/],
    postcode: [/Postleitzahl.*Land/, /NPA.*pays/],
    placeMismatch: [/Postleitzahl und Ort/, /NPA et la localité/],
    phone: noPhone,
    phoneFreight: [
      /Spedition ruft Sie an.*Telefonnummer an/,
      /transporteur vous appelle.*numéro de téléphone/,
    ],
    country: [/liefern.*Landes/, /livrons.*pays/],
    customerNumber: [/6\u00a0bis\u00a010 Ziffern/, /6\u00a0à\u00a010 chiffres/],
    stationNumber: [/drei Ziffern/, /trois chiffres/],
    noCustomerNumber: [/Ihre Postnummer an/, /numéro de client postal/],
    noStationNumber: [/Nummer der Packstation/, /numéro de la Packstation/],
    stationName: [/Adresse oder zu kurz.*wie die Post/, /adresse.*comment la Poste/],
    noStationName: [/Name.*oder Nummer.*nicht nur die Adresse/, /nom ou le numéro.*pas seulement l’adresse/],
    noUserId: [/User-ID der Post an/, /Indiquez votre identifiant/],
    userId: [/5\u00a0bis\u00a012 Ziffern/, /5\u00a0à\u00a012 chiffres/],
    pickupFreight: [/Bett.*Spedition.*Privat- oder/, /Bett.*transporteur.*adresse privée/],
    pickupWeight: [/zu schwer.*Bett.*Privat- oder/, /trop lourd.*Bett.*adresse privée/],
    postBoxFreight: [
      /Bett.*Spedition.*Postfach.*Hausnummer an\.$/,
      /Bett.*transporteur.*boîtes postales.*numéro\.$/,
    ],
    postBoxFreightMixed: [
      /Bett.*Spedition.*anderen Artikel.*Postfach/,
      /Bett.*transporteur.*autres articles à part/,
    ],
    pickupSize: [/Bett.*zu gro(?:ß|ss).*Privat- oder/, /Bett.*trop grand.*adresse privée/],
  },
  'checkout.errors': {
    title: [/^2 Angaben/, /^2 champs/],
    email,
    noMethod: [/wählen Sie eine Zahlungsart/, /choisir un moyen de paiement/],
    notOffered: [/Zahlungsart.*nicht mehr möglich/, /moyen de paiement n’est plus possible/],
    notAgreed: [/stimmen Sie zu/, /accord/],
    invalid: [/prüfen Sie/, /vérifier/],
  },
  'forms.errors': {
    required: [/fehlt noch/, /remplir ce champ/],
    email,
    name,
    phone: [/keine Telefonnummer/, /pas un numéro de téléphone/],
    tooShort: [/Mindestens 3 Zeichen/, /3 caractères au moins/],
    tooLong: [/Höchstens 9 Zeichen/, /9 caractères au plus/],
    numeric: [/eine Zahl/, /un nombre/],
    tooSmall: [/Mindestens 3/, /Au moins 3/],
    tooLarge: [/Höchstens 9/, /Au plus 9/],
    date: [/Kalender/, /calendrier/],
    dateParts: [/Tag, Monat und Jahr/, /jour, le mois et l’année/],
    tooEarly: [/Frühestens am 3/, /Au plus tôt le 3/],
    tooLate: [/Spätestens am 9/, /Au plus tard le 9/],
    choice: [/Möglichkeiten/, /possibilités/],
    fileType: [/PDF, PNG/, /PDF, PNG/],
    fileSize: [/höchstens 9.MB/, /9.Mo/],
    fileBroken: [/nicht öffnen/, /ne peut pas être ouvert/],
  },
  'orderForms.errors': {
    required,
    tooLong,
    number: [/neun Ziffern/, /neuf chiffres/],
    mistyped: [/gibt es nicht.*Ziffer/, /n’existe pas.*chiffre/],
    unknownOrder: [/keine Bestellung/, /aucune commande/],
    attempts: [/zu viele Versuche.*Stunde.*Link/, /Trop de tentatives.*heure.*lien/],
    wait1: [/warten Sie eine Minute/, /une minute/],
    wait5: [/warten Sie fünf Minuten/, /cinq minutes/],
    nothingChosen: [/mindestens einem Artikel/, /au moins un article/],
    noGoods: [/ganze Bestellung oder mindestens einen Artikel/, /toute la commande ou au moins un article/],
    notReturnable: [/nicht mehr zurück/, /plus être renvoyée/],
    notForReason: [/beschädigt oder falsch geliefert/, /endommagés/],
    tooLateToReturn: [/Frist.*abgelaufen/, /délai.*écoulé/],
    tooManyReturns: [/viele Rücksendungen.*morgen/, /Plusieurs retours.*demain/],
    holder: [/wie er bei der Bank steht/, /tel que la banque le connaît/],
    iban: [/keine IBAN.*zwei Buchstaben/, /pas un IBAN.*deux lettres/],
    ibanCountry: [/Land.*nicht überweisen/, /virement vers ce pays/],
    ibanLength: [/zu kurz oder zu lang/, /trop court ou trop long/],
    ibanDigits: [/gibt es nicht.*vertauscht/, /n’existe pas.*intervertis/],
    ibanQr: [/QR-IBAN.*andere IBAN/, /QR-IBAN.*autre IBAN/],
    ibanSwiss: [/Schweiz und in Liechtenstein/, /Suisse et au Liechtenstein/],
    tooManyAccounts: [/viele Konten.*morgen/, /comptes.*demain/],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Words>>>>

type Group = keyof typeof reasons
const groups = Object.keys(reasons) as Group[]
const rows = groups.flatMap((group) =>
  Object.entries<Words>(reasons[group]).map(([key, words]) => [`${group}.${key}`, words] as const),
)
type Key = Parameters<ReturnType<typeof marketText>>[0]

describe('A reason for which an entry is refused', () => {
  it.each(rows)('is said in German and French: %s', (key, [inGerman, inFrench]) => {
    const said = (market: string) => marketText(testMarket(market))(key as Key, values)
    for (const market of ['de', 'at', 'ch']) expect(said(market)).toMatch(inGerman)
    expect(said('ch-fr')).toMatch(inFrench)
  })

  it.each(rows)('is said in Dutch in words of its own: %s', (key) => {
    const said = (market: string) => marketText(testMarket(market, 'bm'))(key as Key, values)
    for (const market of ['nl', 'be']) expect([said('de'), said('ch-fr')]).not.toContain(said(market))
  })

  it.each(groups)('is one of this table: %s', (group) => {
    const [first = '', second = ''] = group.split('.')
    for (const messages of [german, french, dutch]) {
      const all = messages as unknown as Record<string, Record<string, Record<string, string>>>
      expect(Object.keys(all[first]?.[second] ?? {}).sort()).toEqual(Object.keys(reasons[group]).sort())
    }
  })
})
