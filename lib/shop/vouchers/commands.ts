import { parseArgs } from 'node:util'
import {
  dateOf,
  minorUnitsOf,
  numberOf,
  readCommandLine,
  UsageError,
  ValueError,
} from '@/lib/platform/command-line'
import { everyMarketOf, marketsOf } from '@/lib/platform/markets'
import { instantOf } from '@/lib/platform/time'
import type { Brand } from '@/schemas'
import { type SourceGiftCard, type SourceVoucher, sourceGiftCard, sourceVoucher } from '@/schemas/shop'
import { generateCodes } from './generate-code'
import { isVoucherPricedIn } from './priced-in'

export const voucherUsage = `Usage: npm run vouchers -- <command>

  create <id> [options]   a voucher, or a series of single-use codes
    --label <language>=<name>   its name, for each language; needed
    --percent <number>          this or --amount or --free-shipping is needed
    --amount <currency>=<sum>   for each currency: --amount EUR=10 --amount CHF=9.50
    --may-be-free               the amount may take off everything; else it is for goods that cost more
    --free-shipping             --freight: bulky goods as well
    --max <currency>=<sum>      the most that a percentage takes off an order
    --min <currency>=<sum>      the order value that it asks for
    --locale <locale>           a market; repeat it for more; default: all of the shop's brand
    --from <date> --to <date>   first and last day, or with a time: 2026-12-01T08:00:00+01:00
    --goods <kind>:<key>        product:<number>, category:<key> or brand:<name>; repeat it; default: all goods
    --except <kind>:<key>       goods that it does not reduce
    --code <code>               a code that many use; repeat it for more
    --codes <number>            so many generated codes, up to 5000; each for one order unless --uses says otherwise
    --prefix <letters>          what the generated codes begin with
    --uses <number>             in how many orders each code can be used
    --uses-per-customer <number>
  gift-cards --currency <currency> --balance <sum> [--count <number>] [--to <date>]
  list                    all vouchers, and the gift cards by currency
  export <id>             the codes of a voucher as CSV; “export gift-cards”: those of all gift cards
  end <id> …              ends vouchers with all their codes, or gift cards by their codes`

export type VoucherCommand =
  | { name: 'create'; voucher: SourceVoucher }
  | { name: 'gift-cards'; cards: SourceGiftCard[] }
  | { name: 'list' }
  | { name: 'export'; id: string }
  | { name: 'end'; ids: string[] }

const text = { type: 'string' } as const
const texts = { type: 'string', multiple: true } as const
const flag = { type: 'boolean' } as const

const options = {
  label: texts,
  percent: text,
  amount: texts,
  'may-be-free': flag,
  'free-shipping': flag,
  freight: flag,
  max: texts,
  min: texts,
  locale: texts,
  from: text,
  to: text,
  goods: texts,
  except: texts,
  code: texts,
  codes: text,
  prefix: text,
  uses: text,
  'uses-per-customer': text,
  currency: text,
  balance: text,
  count: text,
}

const parse = (args: readonly string[]) => parseArgs({ args: [...args], allowPositionals: true, options })
type Values = ReturnType<typeof parse>['values']

/** ‘EUR=10’ and ‘de=Willkommen’ as pairs. */
const pairsOf = (given: readonly string[], name: string): [string, string][] =>
  given.map((pair) => {
    const at = pair.indexOf('=')
    if (at < 1) throw new ValueError(`--${name}: ${pair} is not of the form name=value.`)
    return [pair.slice(0, at), pair.slice(at + 1)]
  })

const moneyOf = (given: readonly string[] | undefined, name: string) =>
  given &&
  Object.fromEntries(
    pairsOf(given, name).map(([currency, sum]) => [currency.toUpperCase(), minorUnitsOf(sum, name)]),
  )

const goodsLists = { product: 'products', category: 'categories', brand: 'brands' } as const

function goodsOf(given: readonly string[] | undefined, name: string) {
  if (!given) return undefined
  const goods: Partial<Record<'products' | 'categories' | 'brands', string[]>> = {}
  for (const each of given) {
    const at = each.indexOf(':')
    const kind = Object.entries(goodsLists).find(([kind]) => kind === each.slice(0, at))
    if (!kind) throw new ValueError(`--${name}: ${each} is neither product:…, category:… nor brand:….`)
    goods[kind[1]] = [...(goods[kind[1]] ?? []), each.slice(at + 1)]
  }
  return goods
}

const dayMs = 24 * 60 * 60 * 1000
const dayLength = '2026-12-01'.length

/** The beginning of a day of the shop, or the end of its last one; a time with an offset is itself. */
function timeOf(given: string | undefined, name: 'from' | 'to', timezone: string): string | undefined {
  if (given === undefined) return undefined
  const day = dateOf(given, name)
  if (given.length > dayLength) return day.toISOString()
  const bound = new Date(day.getTime() + (name === 'to' ? dayMs : 0)).toISOString().slice(0, dayLength)
  return new Date(instantOf(`${bound}T00:00`, timezone) ?? day).toISOString()
}

function effectOf(values: Values): unknown {
  const { percent, amount, max, 'free-shipping': isFree } = values
  if ([percent, amount, isFree].filter((each) => each !== undefined).length !== 1)
    throw new UsageError('Say one of --percent, --amount and --free-shipping.')
  if (max && percent === undefined) throw new UsageError('--max belongs to --percent.')
  if (values['may-be-free'] && amount === undefined)
    throw new UsageError('--may-be-free belongs to --amount.')
  if (amount)
    return {
      ...{ type: 'amount', amount: moneyOf(amount, 'amount') },
      ...(values['may-be-free'] && { mayBeFree: true }),
    }
  if (percent === undefined) return { type: 'free_shipping', includesFreight: values.freight ?? false }
  const relative = Number(percent) / 100
  if (!(relative > 0 && relative < 1)) throw new ValueError('--percent is a number above 0 and below 100.')
  return { type: 'percentage', relative, ...(max && { maxAmount: moneyOf(max, 'max') }) }
}

const codesOf = ({ code = [], codes, prefix }: Values): string[] => {
  if (code.length === 0 && codes === undefined)
    throw new UsageError('A voucher needs a code: --code, or --codes for generated ones.')
  return [...code, ...(codes === undefined ? [] : generateCodes(numberOf(codes, 'codes', 5_000), prefix))]
}

/** A value without its unset fields, as a schema takes it. */
const defined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

function checked<T>(
  result: { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } },
): T {
  if (result.success) return result.data
  throw new ValueError(
    result.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}.`).join('\n'),
  )
}
type Issue = { path: readonly PropertyKey[]; message: string }

function create(id: string | undefined, values: Values, { brand, timezone }: Where): VoucherCommand {
  if (id === undefined) throw new UsageError('Name the voucher: create <id>.')
  const { uses, 'uses-per-customer': perCustomer, codes } = values
  // A market may have vouchers before it opens.
  const own = everyMarketOf(brand)
  const locales = values.locale ?? marketsOf(brand).map(({ shopLocale }) => shopLocale)
  const unknown = locales.find((locale) => !own.some(({ shopLocale }) => shopLocale === locale))
  if (unknown !== undefined)
    throw new ValueError(
      `There is no market ${unknown}: ${own.map(({ shopLocale }) => shopLocale).join(', ')}.`,
    )
  const usesPerCode =
    uses === undefined ? (codes === undefined ? undefined : 1) : numberOf(uses, 'uses', 1_000_000)
  const voucher = checked(
    sourceVoucher.safeParse(
      defined({
        id,
        locales,
        labels: Object.fromEntries(pairsOf(values.label ?? [], 'label')),
        dateFrom: timeOf(values.from, 'from', timezone),
        dateTo: timeOf(values.to, 'to', timezone),
        effect: effectOf(values),
        minOrderValue: moneyOf(values.min, 'min'),
        goods: goodsOf(values.goods, 'goods'),
        excluded: goodsOf(values.except, 'except'),
        usesPerCode,
        usesPerCustomer:
          perCustomer === undefined ? undefined : numberOf(perCustomer, 'uses-per-customer', 1_000_000),
        codes: codesOf(values),
      }),
    ),
  )
  const unpriced = own.find(
    (market) => locales.includes(market.shopLocale) && !isVoucherPricedIn(voucher, market.currency),
  )
  if (unpriced)
    throw new ValueError(
      `An amount is missing in ${unpriced.currency}, the currency of ${unpriced.shopLocale}.`,
    )
  return { name: 'create', voucher }
}

function giftCards({ currency, balance, count = '1', to }: Values, timezone: string): VoucherCommand {
  if (currency === undefined || balance === undefined)
    throw new UsageError('Gift cards need --currency and --balance.')
  const dateTo = timeOf(to, 'to', timezone)
  const cards = generateCodes(numberOf(count, 'count', 5_000)).map((code) =>
    checked(
      sourceGiftCard.safeParse(
        defined({
          code,
          currency: currency.toUpperCase(),
          balance: minorUnitsOf(balance, 'balance'),
          dateTo,
        }),
      ),
    ),
  )
  return { name: 'gift-cards', cards }
}

function commandOf(args: readonly string[], where: Where): VoucherCommand {
  const { values, positionals } = parse(args)
  const [name, id, ...more] = positionals
  if (more.length > 0 && name !== 'end') throw new UsageError(`What is ${more[0]}?`)
  if (name === 'create') return create(id, values, where)
  if (name === 'gift-cards') return giftCards(values, where.timezone)
  if (name === 'list') return { name }
  if (name !== 'export' && name !== 'end')
    throw new UsageError(name === undefined ? 'No command is named.' : `There is no command ${name}.`)
  if (id === undefined) throw new UsageError(`Name the voucher: ${name} <id>.`)
  return name === 'end' ? { name, ids: [id, ...more] } : { name, id }
}

type Where = { brand: Brand; timezone: string }

/** Parses the command line, or says what is wrong with it. Days are those of the time zone. */
export const readVoucherCommand = (args: readonly string[], brand: Brand, timezone = 'Europe/Berlin') =>
  readCommandLine(() => commandOf(args, { brand, timezone }))
