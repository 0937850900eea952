import type { Place } from '../place'

const lastOrderDays: Record<number, string> = {
  16: 'Mittwoch, 16. Dezember',
  17: 'Donnerstag, 17. Dezember',
  18: 'Freitag, 18. Dezember',
}

const regional = {
  'de-de': {
    country: 'Deutschland',
    inCountry: 'in Deutschland',
    january: 'Januar',
    thisYear: 'in diesem Jahr',
    lift: 'Aufzug',
    pavement: 'Gehweg',
    hours: 'Montag bis Freitag, 8 bis 18 Uhr',
    post: 'Packstation oder Paketshop',
    restraint:
      'In Deutschland gilt die Pflicht zum Kindersitz, bis ein Kind 12 Jahre alt oder 150 cm groß ist – je nachdem, was zuerst eintritt.',
    customs:
      'Alle Preise enthalten die Mehrwertsteuer. Wir liefern innerhalb Deutschlands, auch auf die Inseln.',
    withdrawal:
      'Ihr gesetzliches Widerrufsrecht von 14 Tagen besteht daneben; unsere 30 Tage schränken es nicht ein.',
    company: ['Nestling Handels GmbH', 'Musterweg 1', '12345 Musterstadt', 'Deutschland'],
    register: 'Handelsregister: Amtsgericht Musterstadt, HRB 00000',
    vat: 'Umsatzsteuer-Identifikationsnummer: DE000000000',
    battery: 'Registrierungsnummer nach dem Batterierecht: 00000000 (Platzhalter)',
    authority: 'der Datenschutzaufsicht Ihres Bundeslandes',
  },
  'de-at': {
    country: 'Österreich',
    inCountry: 'in Österreich',
    january: 'Jänner',
    thisYear: 'heuer',
    lift: 'Lift',
    pavement: 'Gehsteig',
    hours: 'Montag bis Freitag, 8 bis 17 Uhr',
    post: 'Abholstation oder Paketshop',
    restraint:
      'In Österreich brauchen Kinder unter 14 Jahren, die kleiner als 135 cm sind, einen geeigneten Kindersitz.',
    customs: 'Alle Preise enthalten die österreichische Umsatzsteuer. Wir liefern in alle neun Bundesländer.',
    withdrawal:
      'Ihr gesetzliches Rücktrittsrecht von 14 Tagen besteht daneben; unsere 30 Tage schränken es nicht ein.',
    company: ['Nestling Handels GmbH', 'Mustergasse 1', '0000 Musterort', 'Österreich'],
    register: 'Firmenbuch: FN 000000 x, Landesgericht Musterort',
    vat: 'Umsatzsteuer-Identifikationsnummer: ATU00000000',
    battery: 'Registrierungsnummer nach der Batterienverordnung: 00000 (Platzhalter)',
    authority: 'der österreichischen Datenschutzbehörde',
  },
  'de-ch': {
    country: 'Schweiz',
    inCountry: 'in der Schweiz',
    january: 'Januar',
    thisYear: 'in diesem Jahr',
    lift: 'Lift',
    pavement: 'Trottoir',
    hours: 'Montag bis Freitag, 8 bis 17 Uhr',
    post: 'Abholstelle oder Postfiliale',
    restraint:
      'In der Schweiz brauchen Kinder bis 12 Jahre oder bis 150 cm eine geprüfte Rückhaltevorrichtung – je nachdem, was zuerst eintritt.',
    customs:
      'Alle Preise sind in Schweizer Franken, mit Mehrwertsteuer und Zoll. An der Haustür zahlen Sie nichts mehr.',
    withdrawal:
      'Das Schweizer Recht kennt für Käufe im Internet kein allgemeines Rückgaberecht. Wir geben Ihnen die 30 Tage freiwillig.',
    company: ['Nestling Handels AG', 'Musterweg 1', '0000 Musterort', 'Schweiz'],
    register: 'Unternehmens-Identifikationsnummer: CHE-000.000.000 (Platzhalter)',
    vat: 'Mehrwertsteuernummer: CHE-000.000.000 MWST (Platzhalter)',
    battery: 'Meldenummer für Batterien: 0000 (Platzhalter)',
    authority: 'dem Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten',
  },
} as const

const range = ([from, until]: readonly [number, number]) => `${from} bis ${until} Werktage`

/** What German texts say differently in Germany, Austria and Switzerland. */
export function germanWords(here: Place) {
  const words = regional[here.locale as keyof typeof regional]
  return {
    ...words,
    days: range(here.days),
    bulkyDays: range(here.bulkyDays),
    /** The same in the dative, after a preposition. */
    inDays: `${range(here.days)}n`,
    inBulkyDays: `${range(here.bulkyDays)}n`,
    standard: here.money(here.standardShipping),
    bulky: here.money(here.bulkyShipping),
    lastOrder: lastOrderDays[here.lastOrderDay] ?? '',
    returnUntil: `31. ${words.january} 2027`,
    /** How to reach the service, within a sentence. */
    contact: here.hotline
      ? `unter ${here.hotline} (${words.hours}) oder per E-Mail an [${here.serviceEmail}](${here.serviceEmail})`
      : `per E-Mail an [${here.serviceEmail}](${here.serviceEmail}) (${words.hours})`,
  }
}
