import type { Place } from '../place'

const lastOrderDays: Record<number, string> = {
  16: 'woensdag 16 december',
  17: 'donderdag 17 december',
  18: 'vrijdag 18 december',
}

const regional = {
  'nl-be': {
    pacifier: 'fopspenen',
    electronics: 'Registratienummer voor elektrische apparaten: 00000 (verzonnen)',
    depot: 'op het recyclagepark van uw gemeente',
    law: 'Het Belgische recht is van toepassing. Dwingende regels van het land waar u woont, blijven gelden.',
    guarantee:
      'De wettelijke rechten bij gebreken gelden twee jaar na ontvangst. U kunt eerst herstel of vervanging vragen. Garanties van fabrikanten bestaan daarnaast.',
    dispute: 'Komen wij er samen niet uit, dan kunt u terecht bij de Consumentenombudsdienst.',
    accessLaw:
      'De maatstaf is de Belgische wet over de toegankelijkheid van producten en diensten, met de norm EN 301 549 en de richtlijnen WCAG 2.2, niveau AA.',
    accessAuthority: 'Helpt ons antwoord niet, dan kunt u terecht bij de FOD Economie.',
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
    pacifier: 'fopspenen',
    electronics: 'Registratienummer voor elektrische apparaten: 00000 (verzonnen)',
    depot: 'bij de milieustraat van uw gemeente',
    law: 'Het Nederlandse recht is van toepassing. Dwingende regels van het land waar u woont, blijven gelden.',
    guarantee:
      'Een artikel moet doen wat u er redelijkerwijs van mag verwachten. Is dat niet zo, dan kunt u eerst herstel of vervanging vragen. In het eerste jaar wordt vermoed dat een gebrek er van begin af aan was.',
    dispute: 'Komen wij er samen niet uit, dan kunt u naar de Nederlandse rechter.',
    accessLaw:
      'De maatstaf is de Europese toegankelijkheidsrichtlijn zoals Nederland die toepast, met de norm EN 301 549 en de richtlijnen WCAG 2.2, niveau AA.',
    accessAuthority: 'Helpt ons antwoord niet, dan kunt u het melden bij de Autoriteit Consument en Markt.',
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

export type DutchWords = ReturnType<typeof dutchWords>
