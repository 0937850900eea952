import type { Place } from '../place'

const lastOrderDays: Record<number, string> = {
  16: 'Mittwoch, 16. Dezember',
  17: 'Donnerstag, 17. Dezember',
  18: 'Freitag, 18. Dezember',
}

const regional = {
  'de-de': {
    pacifier: 'Schnuller',
    electronics: 'Registrierungsnummer für Elektrogeräte: DE 00000000 (Beispiel)',
    takeBack:
      'Beim Kauf eines neuen Geräts nehmen wir ein altes der gleichen Art kostenlos zurück. Geräte, die in keiner Richtung länger als 25 cm sind, nehmen wir auch ohne Kauf zurück.',
    depot: 'beim Wertstoffhof Ihrer Gemeinde',
    withdrawalName: 'Widerruf',
    warranty:
      'zwei Jahre ab Erhalt der Ware. Im ersten Jahr wird vermutet, dass ein Mangel von Anfang an bestand',
    law: 'Es gilt deutsches Recht. Zwingende Vorschriften des Landes, in dem Sie wohnen, bleiben davon unberührt.',
    dispute:
      'Wir nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.',
    accessLaw:
      'Der Maßstab ist das Barrierefreiheitsstärkungsgesetz mit der Norm EN 301 549 und den Richtlinien WCAG 2.2, Stufe AA.',
    accessAuthority:
      'Hilft unsere Antwort nicht weiter, können Sie sich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen wenden.',
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
    register: 'Handelsregister: Amtsgericht Musterstadt, HRB 00000 (Beispiel)',
    vat: 'Umsatzsteuer-Identifikationsnummer: DE000000000 (Beispiel)',
    battery: 'Registrierungsnummer nach dem Batterierecht: 00000000 (Beispiel)',
    authority: 'der Datenschutzaufsicht Ihres Bundeslandes',
  },
  'de-at': {
    pacifier: 'Schnuller',
    electronics: 'Registrierungsnummer für Elektrogeräte: 00000 (Beispiel)',
    takeBack:
      'Beim Kauf eines neuen Geräts nehmen wir ein altes der gleichen Art kostenlos zurück. Das gilt auch für Geräte, die die Spedition bringt.',
    depot: 'bei der Sammelstelle Ihrer Gemeinde',
    withdrawalName: 'Rücktritt vom Kauf',
    warranty:
      'zwei Jahre ab Erhalt der Ware. Im ersten Jahr wird vermutet, dass ein Mangel von Anfang an bestand',
    law: 'Es gilt österreichisches Recht. Zwingende Vorschriften des Landes, in dem Sie wohnen, bleiben davon unberührt.',
    dispute:
      'Wir nehmen nicht an Verfahren vor einer Schlichtungsstelle teil und sind dazu nicht verpflichtet.',
    accessLaw:
      'Der Maßstab ist das Barrierefreiheitsgesetz mit der Norm EN 301 549 und den Richtlinien WCAG 2.2, Stufe AA.',
    accessAuthority:
      'Hilft unsere Antwort nicht weiter, können Sie sich an das Sozialministeriumservice wenden.',
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
    register: 'Firmenbuch: FN 000000 x, Landesgericht Musterort (Beispiel)',
    vat: 'Umsatzsteuer-Identifikationsnummer: ATU00000000 (Beispiel)',
    battery: 'Registrierungsnummer nach der Batterienverordnung: 00000 (Beispiel)',
    authority: 'der österreichischen Datenschutzbehörde',
  },
  'de-ch': {
    pacifier: 'Nuggis',
    electronics: 'Meldenummer für Elektrogeräte: 0000 (Beispiel)',
    takeBack:
      'Im Kaufpreis ist der vorgezogene Recyclingbeitrag enthalten. Darum nehmen wir Geräte der Art, die wir verkaufen, kostenlos zurück, auch ohne neuen Kauf.',
    depot: 'bei jeder Verkaufsstelle und Sammelstelle',
    withdrawalName: 'Rückgabe statt Widerruf',
    warranty: 'zwei Jahre ab Erhalt der Ware',
    law: 'Es gilt Schweizer Recht. Zwingende Gerichtsstände für Konsumentinnen und Konsumenten bleiben vorbehalten.',
    dispute: 'Können wir uns nicht einigen, steht Ihnen die Schlichtungsbehörde an Ihrem Wohnsitz offen.',
    accessLaw:
      'Ein Schweizer Gesetz verpflichtet uns als privaten Laden nicht dazu. Wir richten uns freiwillig nach den Richtlinien WCAG 2.2, Stufe AA.',
    accessAuthority:
      'Hilft unsere Antwort nicht weiter, schreiben Sie uns noch einmal: Dann antwortet die Geschäftsleitung.',
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
    register: 'Unternehmens-Identifikationsnummer: CHE-000.000.000 (Beispiel)',
    vat: 'Mehrwertsteuernummer: CHE-000.000.000 MWST (Beispiel)',
    battery: 'Meldenummer für Batterien: 0000 (Beispiel)',
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

export type GermanWords = ReturnType<typeof germanWords>
