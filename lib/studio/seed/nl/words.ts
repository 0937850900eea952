import type { Place } from '../place'

const lastOrderDays: Record<number, string> = {
  16: 'woensdag 16 december',
  17: 'donderdag 17 december',
  18: 'vrijdag 18 december',
}

const regional = {
  'nl-be': {
    country: 'België',
    inCountry: 'in België',
    boot: 'koffer',
    pavement: 'het voetpad',
    hours: 'maandag tot vrijdag, 9 tot 17 uur',
    restraint:
      'In België rijden kinderen jonger dan 18 jaar en kleiner dan 135 cm mee in een geschikt kinderzitje.',
    customs: 'Alle prijzen zijn in euro, inclusief btw. Wij leveren in heel België.',
    company: ['Nestling Handel BV', 'Voorbeeldstraat 1', '0000 Voorbeeldstad', 'België'],
    register: 'Ondernemingsnummer: 0000.000.000 (verzonnen)',
    vat: 'Btw-nummer: BE 0000.000.000 (verzonnen)',
    battery: 'Registratienummer voor batterijen: 00000 (verzonnen)',
    authority: 'de Gegevensbeschermingsautoriteit',
  },
  'nl-nl': {
    country: 'Nederland',
    inCountry: 'in Nederland',
    boot: 'kofferbak',
    pavement: 'de stoep',
    hours: 'maandag tot en met vrijdag, 9 tot 18 uur',
    restraint:
      'In Nederland zitten kinderen jonger dan 18 jaar en kleiner dan 1,35 meter in een goedgekeurd kinderzitje.',
    customs:
      'Alle prijzen zijn in euro, inclusief btw. Wij bezorgen in heel Nederland, ook op de Waddeneilanden.',
    company: ['Nestling Handel B.V.', 'Voorbeeldstraat 1', '0000 XX Voorbeeldstad', 'Nederland'],
    register: 'KvK-nummer: 00000000 (verzonnen)',
    vat: 'Btw-nummer: NL000000000B00 (verzonnen)',
    battery: 'Registratienummer voor batterijen: 00000 (verzonnen)',
    authority: 'de Autoriteit Persoonsgegevens',
  },
} as const

const range = ([from, until]: readonly [number, number]) => `${from} tot ${until} werkdagen`

/** What Dutch texts say differently in Belgium and the Netherlands. */
export function dutchWords(here: Place) {
  const words = regional[here.locale as keyof typeof regional]
  return {
    ...words,
    days: range(here.days),
    bulkyDays: range(here.bulkyDays),
    standard: here.money(here.standardShipping),
    bulky: here.money(here.bulkyShipping),
    lastOrder: lastOrderDays[here.lastOrderDay] ?? '',
    returnUntil: '31 januari 2027',
    /** How to reach the service, within a sentence. */
    contact: `per e-mail via [${here.serviceEmail}](${here.serviceEmail}) (${words.hours})`,
  }
}
