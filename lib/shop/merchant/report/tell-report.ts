import { type Cell, csvHead, csvRow } from '../csv'
import { majorUnits } from '../money'
import type { ReportAsked, ReportRow } from './read-report'

const share = (part: number, whole: number) => (whole === 0 ? '0.0' : ((100 * part) / whole).toFixed(1))
const percent = (rate: number) => String(Math.round(rate * 10_000) / 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

const columns: Record<string, (row: ReportRow) => string | number> = {
  currency: ({ currency }) => currency,
  orders: ({ orders }) => orders,
  pieces: ({ pieces }) => pieces,
  invoiced: ({ invoiced }) => majorUnits(invoiced),
  credited: ({ credited }) => majorUnits(credited),
  gross: ({ invoiced, credited }) => majorUnits(invoiced - credited),
  net: ({ taxes }) => majorUnits(sum(taxes.map(({ net }) => net))),
  vat: ({ taxes }) => majorUnits(sum(taxes.map(({ tax }) => tax))),
  shipping: ({ shipping }) => majorUnits(shipping),
  average_basket: ({ invoiced, orders }) => majorUnits(orders === 0 ? 0 : Math.round(invoiced / orders)),
  returned_percent: ({ invoiced, credited }) => share(credited, invoiced),
  promotions: (row) => majorUnits(row.promotions),
  vouchers: (row) => majorUnits(row.vouchers),
  gift_cards: (row) => majorUnits(row.giftCards),
}

function tableOf(rows: readonly ReportRow[], by: ReportAsked['by']): { head: string[]; cells: Cell[][] } {
  const rates = [...new Set(rows.flatMap(({ taxes }) => taxes.map(({ rate }) => percent(rate))))]
  const ofRate = (row: ReportRow, rate: string, part: 'net' | 'tax') =>
    majorUnits(sum(row.taxes.filter((each) => percent(each.rate) === rate).map((each) => each[part])))
  return {
    head: [by ?? 'time', ...Object.keys(columns), ...rates.flatMap((rate) => [`net_${rate}`, `vat_${rate}`])],
    cells: rows.map((row) => [
      row.group,
      ...Object.values(columns).map((cell) => cell(row)),
      ...rates.flatMap((rate) => [ofRate(row, rate, 'net'), ofRate(row, rate, 'tax')]),
    ]),
  }
}

/** The sums of all groups in each currency. An order with several groups counts once in each. */
function totalsOf(rows: readonly ReportRow[]): string[] {
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => {
    const of = (amount: (row: ReportRow) => number) => sum(own.map(amount))
    const gross = of(({ invoiced, credited }) => invoiced - credited)
    const tax = of(({ taxes }) => sum(taxes.map((each) => each.tax)))
    return `${currency}: invoices ${majorUnits(of(({ invoiced }) => invoiced))} - credit notes ${majorUnits(of(({ credited }) => credited))} = ${majorUnits(gross)} gross, ${majorUnits(gross - tax)} net, ${majorUnits(tax)} VAT`
  })
}

/** A report as a table for a terminal, with the sums of each currency below. */
export function describeReport(rows: readonly ReportRow[], { from, to, market, by }: ReportAsked): string[] {
  const time = `${market ?? 'All markets'}, ${from} to ${to}`
  if (rows.length === 0) return [`${time}: no invoice and no credit note was issued in this time.`]
  const { head, cells } = tableOf(rows, by)
  const lines = [head, ...cells.map((row) => row.map(String))]
  const widths = head.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)))
  const padded = (line: readonly string[]) =>
    line
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
  return [time, '', ...lines.map(padded), '', ...totalsOf(rows)]
}

/** The same as CSV, without the sums. */
export async function* reportCsv(rows: readonly ReportRow[], { by }: ReportAsked): AsyncGenerator<string> {
  const { head, cells } = tableOf(rows, by)
  yield csvHead(head)
  for (const row of cells) yield csvRow(row)
}
