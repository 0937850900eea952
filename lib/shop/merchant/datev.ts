import type { Bookkeeping } from '@/schemas/shop'

export type Datev = NonNullable<Bookkeeping['datev']>

/** What was invoiced or credited at one tax rate, in minor units with tax. */
export type Posting = {
  kind: 'invoice' | 'creditNote'
  number: string
  order: string
  /** Where the shop sells: `2026-12-01`. */
  day: string
  rate: number
  amount: number
  /** The VAT number of the buyer, a company. */
  vatId?: string | undefined
}

const columns = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
  ...[
    'Postensperre',
    'Diverse Adressnummer',
    'Geschäftspartnerbank',
    'Sachverhalt',
    'Zinssperre',
    'Beleglink',
  ],
  ...['Beleginfo - Art 1', 'Beleginfo - Inhalt 1'],
]

const text = (value: string) => `"${value.replaceAll('"', '""')}"`
const compact = (day: string) => day.replaceAll('-', '')
const line = (fields: readonly string[]) => `${fields.join(';')}\r\n`

/** The first day of the financial year that a day is in. */
function yearStart(day: string, { yearBegins = 1 }: Datev): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const begins = month >= yearBegins ? year : year - 1
  return `${begins}${String(yearBegins).padStart(2, '0')}01`
}

type Batch = { from: string; to: string; createdAt: Date; name: string }

/** The first line of a file: EXTF, version 700, postings (21) in version 13 of their format. */
function header(datev: Datev, { from, to, createdAt, name }: Batch): string {
  const stamp = createdAt.toISOString().replace(/\D/g, '').slice(0, 17)
  return line([
    ...[text('EXTF'), '700', '21', text('Buchungsstapel'), '13', stamp, '', text(''), text(''), text('')],
    ...[String(datev.consultant), String(datev.client), yearStart(from, datev)],
    ...[String(datev.accountLength ?? 4), compact(from), compact(to), text(name.slice(0, 30))],
    ...[text(''), '1', '0', '0', text('EUR'), '', text(''), '', '', text(''), '', '', text(''), text('')],
  ])
}

/** The rates of postings for which no account is named. */
export const ratesWithoutAccount = (postings: readonly Posting[], { revenues }: Datev): number[] => [
  ...new Set(postings.map(({ rate }) => rate).filter((rate) => !accountOf(rate, revenues))),
]

const accountOf = (rate: number, revenues: Datev['revenues']) =>
  revenues.find((each) => Math.abs(each.rate - rate) < 1e-5)?.account

/** A receivable to the revenue of its rate; a credit note the other way. */
function row({ kind, number, order, day, rate, amount, vatId }: Posting, datev: Datev): string {
  const [, month = '', date = ''] = day.split('-')
  const words = kind === 'invoice' ? 'Rechnung' : 'Rechnungskorrektur'
  return line([
    ...[(amount / 100).toFixed(2).replace('.', ','), text(kind === 'invoice' ? 'S' : 'H'), text('EUR')],
    ...['', '', text(''), datev.receivables, accountOf(rate, datev.revenues) ?? '', text('')],
    ...[`${date}${month}`, text(number.slice(0, 36)), text(order), ''],
    ...[text(`${words} zu Bestellung ${order}`), '', text(''), '', '', '', text('')],
    // Beside the posting: what it says of the buyer changes no tax.
    ...[text(vatId ? 'USt-IdNr.' : ''), text(vatId ?? '')],
  ])
}

/** Postings as DATEV reads them, in Windows-1252, whose letters of German are those of Latin 1. */
export const writeDatev = (postings: readonly Posting[], datev: Datev, batch: Batch): Buffer =>
  Buffer.from(
    [header(datev, batch), line(columns), ...postings.map((each) => row(each, datev))].join(''),
    'latin1',
  )
