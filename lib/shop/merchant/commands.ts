import { parseArgs } from 'node:util'
import {
  dateOf,
  minorUnitsOf,
  numberOf,
  readCommandLine,
  UsageError,
  ValueError,
} from '@/lib/platform/command-line'
import { reportDivisions } from '@/schemas/api/merchant-report'
import type { Currency } from '@/schemas/markets'
import type { OrderStatus } from '@/schemas/shop'
import type { DatevAsked } from './export-datev'
import type { NoteAsked } from './export-delivery-note'
import {
  carrierIn,
  currencyOf,
  dayOf,
  formatOf,
  lineOfText,
  linesIn,
  needed,
  parcelIn,
  statusOf,
  trackingIn,
  type Values,
} from './option-values'
import type { PaperFilter } from './papers'
import type { ReportAsked } from './report/read-report'

export type OrderFilter = {
  status?: OrderStatus
  since?: Date
  email?: string
}

export type OrderCommand =
  | { name: 'list'; filter: OrderFilter; limit: number }
  | { name: 'export'; format: 'csv' | 'json'; filter: OrderFilter }
  | { name: 'withdrawals'; since: Date | undefined; limit: number }
  | { name: 'owed'; to: 'list' | 'csv' }
  | { name: 'owed'; to: 'file'; file: string; currency: Currency; isAgain: boolean }
  | { name: 'transferred'; number: string; amount: number | undefined; withoutAccount: boolean }
  | { name: 'datev'; asked: DatevAsked }
  | { name: 'report'; asked: ReportAsked; isCsv: boolean }
  | { name: 'invoices'; to: 'list' | 'export'; folder: string | undefined; filter: PaperFilter }
  | { name: 'show' | 'delivered' | 'returned'; number: string }
  | { name: 'paid'; number: string /** In minor units. */; amount: number | undefined }
  | {
      name: 'shipped'
      number: string
      parcel: { carrier: string; tracking: string | undefined; lines: number[] | undefined }
    }
  | { name: 'receipts'; number: string; folder: string }
  | { name: 'arrived'; number: string /** Unset where one is on its way. */; wanted: string | undefined }
  | { name: 'delivery-note'; number: string; asked: NoteAsked }
  | {
      name: 'tracking'
      number: string
      /** The number of the parcel, from 1 on; unset where there is one. */
      parcel: number | undefined
      correction: { carrier: string | undefined; tracking: string | undefined }
    }
  | { name: 'cancel'; number: string; reason: string; lines: number[] | undefined }
  | {
      name: 'refund'
      number: string
      amount: number
      reason: string | undefined
      lines: number[] | undefined
    }

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const optionsOf = {
  list: ['status', 'since', 'email', 'limit'],
  show: [],
  export: ['format', 'since', 'status'],
  paid: ['amount'],
  shipped: ['carrier', 'other-carrier', 'tracking', 'lines'],
  receipts: ['folder'],
  'delivery-note': ['folder', 'lines', 'parcel'],
  tracking: ['parcel', 'carrier', 'other-carrier', 'tracking'],
  delivered: [],
  cancel: ['reason', 'lines'],
  refund: ['amount', 'reason', 'lines'],
  arrived: ['return'],
  returned: [],
  withdrawals: ['since', 'limit'],
  owed: ['format', 'file', 'currency', 'again'],
  transferred: ['amount', 'without-account'],
  datev: [],
  report: ['from', 'to', 'market', 'by', 'csv'],
  invoices: ['from', 'to', 'folder', 'locale', 'file'],
} as const satisfies Record<OrderCommand['name'], readonly string[]>

const isCommand = (name: string): name is OrderCommand['name'] =>
  Object.hasOwn(optionsOf, name) && name !== 'datev'

const filterOf = ({ status, since, email }: Values): OrderFilter => ({
  ...(status !== undefined && { status: statusOf(status) }),
  ...(since !== undefined && { since: dateOf(since, 'since') }),
  ...(email !== undefined && { email: email.trim().toLowerCase() }),
})

function correctionOf(values: Values) {
  const correction = { carrier: carrierIn(values), tracking: trackingIn(values) }
  if (correction.carrier === undefined && correction.tracking === undefined)
    throw new UsageError('What is right: --tracking, --carrier or --other-carrier?')
  return { correction, parcel: parcelIn(values) }
}

const parcelOf = (values: Values) => ({
  carrier: carrierIn(values) ?? needed(values, 'carrier'),
  tracking: trackingIn(values),
  lines: linesIn(values),
})

function noteOf(values: Values): NoteAsked {
  const asked = { folder: needed(values, 'folder'), parcel: parcelIn(values), lines: linesIn(values) }
  if (asked.parcel !== undefined && asked.lines)
    throw new ValueError(
      '--lines are those of the next parcel, and --parcel is one that was sent: name one of the two.',
    )
  return asked
}

function refundOf(values: Values) {
  const amount = minorUnitsOf(needed(values, 'amount'), 'amount')
  if (amount === 0) throw new ValueError('--amount: nothing is to be paid back.')
  const reason = values.reason?.trim()
  const lines = linesIn(values)
  return { amount, lines, reason: reason ? lineOfText(reason, 'reason', 200) : undefined }
}

function transferOf({ amount, 'without-account': without }: Values) {
  if (without !== undefined && without !== 'yes')
    throw new ValueError(`--without-account is yes, not ${without}.`)
  return {
    amount: amount === undefined ? undefined : minorUnitsOf(amount, 'amount'),
    withoutAccount: without === 'yes',
  }
}

function owedOf({ format, file, currency, again }: Values): OrderCommand {
  if (again !== undefined && (again !== 'yes' || file === undefined))
    throw new ValueError('--again yes goes with --file.')
  if (currency !== undefined && file === undefined) throw new ValueError('--currency goes with --file.')
  if (file !== undefined && format !== undefined) throw new ValueError('Either --file or --format.')
  if (file !== undefined)
    return {
      ...{ name: 'owed', to: 'file', file: needed({ file }, 'file') },
      ...{ currency: currencyOf(currency ?? 'EUR'), isAgain: again === 'yes' },
    }
  if (format !== undefined && format !== 'csv') throw new ValueError(`--format is csv, not ${format}.`)
  return { name: 'owed', to: format ?? 'list' }
}

function ofOrder(name: OrderCommand['name'], number: string, values: Values): OrderCommand {
  switch (name) {
    case 'shipped':
      return { name, number, parcel: parcelOf(values) }
    case 'receipts':
      return { name, number, folder: needed(values, 'folder') }
    case 'delivery-note':
      return { name, number, asked: noteOf(values) }
    case 'tracking':
      return { name, number, ...correctionOf(values) }
    case 'cancel':
      return {
        ...{ name, number, lines: linesIn(values) },
        reason: lineOfText(needed(values, 'reason'), 'reason', 200),
      }
    case 'arrived':
      return { name, number, wanted: values.return?.trim() || undefined }
    case 'refund':
      return { name, number, ...refundOf(values) }
    case 'transferred':
      return { name, number, ...transferOf(values) }
    case 'paid':
      return {
        name,
        number,
        amount: values.amount === undefined ? undefined : minorUnitsOf(values.amount, 'amount'),
      }
    case 'show':
    case 'delivered':
    case 'returned':
      return { name, number }
    default:
      throw new Error(`${name} is not about one order`)
  }
}

function invoicesOf(action: string | undefined, values: Values): OrderCommand {
  const filter = { from: dayOf(values.from, 'from'), to: dayOf(values.to, 'to') }
  if (action === 'list') return { name: 'invoices', to: 'list', folder: undefined, filter }
  if (action === 'export') return { name: 'invoices', to: 'export', folder: needed(values, 'folder'), filter }
  if (action === 'datev') {
    const [from, to] = [needed(values, 'from'), needed(values, 'to')]
    const [locale, file] = [needed(values, 'locale'), needed(values, 'file')]
    return {
      name: 'datev',
      asked: { locale, file, from: dayOf(from, 'from') ?? from, to: dayOf(to, 'to') ?? to },
    }
  }
  throw new UsageError('What of the invoices? invoices list, invoices export or invoices datev.')
}

function reportOf(values: Values): OrderCommand {
  const [from = '', to = ''] = (['from', 'to'] as const).map((name) => dayOf(needed(values, name), name))
  if (from > to) throw new ValueError(`--from ${from} is after --to ${to}.`)
  const by = reportDivisions.find((each) => each === values.by)
  if (values.by !== undefined && by === undefined)
    throw new ValueError(`--by is one of ${reportDivisions.join(', ')}, not ${values.by}.`)
  const isCsv = values.csv !== undefined
  return { name: 'report', asked: { from, to, market: values.market?.trim(), by }, isCsv }
}

function commandOf([name, ...args]: readonly string[]): OrderCommand {
  if (name === undefined) throw new UsageError('No command is named.')
  if (!isCommand(name)) throw new UsageError(`There is no command ${name}.`)
  const options = Object.fromEntries(
    optionsOf[name].map((option) => [option, option === 'csv' ? flag : text]),
  )
  const parsed = parseArgs({ args: [...args], allowPositionals: true, options })
  const values: Values = Object.fromEntries(
    Object.entries(parsed.values).map(([option, value]) => [option, String(value)]),
  )
  const isOfMany = ['list', 'export', 'withdrawals', 'owed', 'report'].includes(name)
  const [number, ...more] = isOfMany ? [undefined, ...parsed.positionals] : parsed.positionals
  if (more.length > 0) throw new UsageError(`What is ${more[0]}?`)
  if (name === 'owed') return owedOf(values)
  if (name === 'report') return reportOf(values)
  if (name === 'invoices') return invoicesOf(number, values)
  if (name === 'list' || name === 'withdrawals') {
    const limit = values.limit === undefined ? 50 : numberOf(values.limit, 'limit', 1_000)
    const filter = filterOf(values)
    return name === 'list' ? { name, filter, limit } : { name, since: filter.since, limit }
  }
  if (name === 'export') return { name, format: formatOf(needed(values, 'format')), filter: filterOf(values) }
  if (number === undefined) throw new UsageError(`Name the order: ${name} <number>.`)
  return ofOrder(name, number, values)
}

/** Parses the command line, or says what is wrong with it. */
export const readOrderCommand = (args: readonly string[]) => readCommandLine(() => commandOf(args))
