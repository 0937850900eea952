import {
  type Payments,
  recommendationSlots,
  type ShopConfiguration,
  type SourceShopConfiguration,
  withDefaultColours,
} from '@/schemas/shop'
import { isObject, patched } from './patched'

/** Objects that the default completes field by field, and those that it completes below that as well. */
type Completed = 'options' | 'advisors' | 'returns' | 'service' | 'colours' | 'fonts' | 'bookkeeping'
type CompletedBelow = 'recommendations' | 'payments'

type Some<T> = { [K in keyof T]?: T[K] | undefined }
type SomeBelow<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: SomeBelow<T[K]> | undefined }
    : T

/** What differs from the default configuration. */
export type ShopConfigurationChanges = Partial<Omit<ShopConfiguration, Completed | CompletedBelow>> & {
  [K in Completed]?: Some<NonNullable<ShopConfiguration[K]>> | undefined
} & { [K in CompletedBelow]?: SomeBelow<ShopConfiguration[K]> | undefined }

/** What a feed changes of it: `null` takes something back. */
type Patch = Omit<SourceShopConfiguration, 'type' | 'locale'>

/** Objects whose fields apply one by one: one that does not fit leaves the others. */
const fieldByField = [
  'options',
  'advisors',
  'recommendations',
  'payments',
  'returns',
  'service',
  'bookkeeping',
]
/** Objects with fields that are objects or names: each is replaced as a whole. */
const ofWholes = ['fonts']

/** What a patch of a field leaves of its value before, which the patch is then applied to. */
function leftBy(name: string, value: unknown, patch: unknown): unknown {
  if (!ofWholes.includes(name) || !isObject(value) || !isObject(patch)) return value
  return Object.fromEntries(Object.entries(value).filter(([field]) => patch[field] === undefined))
}

/** What differs from the default after a feed has changed some of it. */
export function changedBy(before: ShopConfigurationChanges, patch: Patch): ShopConfigurationChanges {
  const left = Object.entries(before).map(
    ([name, value]) => [name, leftBy(name, value, patch[name as keyof Patch])] as const,
  )
  return patched(Object.fromEntries(left), patch) as ShopConfigurationChanges
}

/** The fields of an object, and of those that are maps their entries, each as an object of its own. */
function* partsOf(value: Readonly<Record<string, unknown>>): Generator<object> {
  for (const [field, part] of Object.entries(value)) {
    if (field !== 'methods' || !isObject(part)) yield { [field]: part }
    else for (const [name, entry] of Object.entries(part)) yield { [field]: { [name]: entry } }
  }
}

/** Changes as single ones, those of options and the like field by field. */
export function* oneByOne(changes: ShopConfigurationChanges): Generator<ShopConfigurationChanges> {
  for (const [name, value] of Object.entries(changes)) {
    const isWhole = !fieldByField.includes(name) || !isObject(value)
    if (isWhole) yield { [name]: value }
    else for (const part of partsOf(value)) yield { [name]: part }
  }
}

/** The object without its unset fields, which would otherwise hide the defaults. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

/** The methods of payment with changes to them; those that the new order does not name follow in the order before. */
function withPayments(
  { order, methods }: Payments,
  changes: NonNullable<ShopConfigurationChanges['payments']>,
): Payments {
  const first = changes.order ?? []
  const changed = Object.entries(changes.methods ?? {}).map(([code, settings]) => {
    const before = methods[code as keyof typeof methods]
    return [code, { ...before, ...given(settings ?? {}) }]
  })
  return {
    order: [...first, ...order.filter((code) => !first.includes(code))],
    methods: { ...methods, ...Object.fromEntries(changed) },
  }
}

/** A configuration with changes to it: colour by colour, typeface by typeface, option by option and so on. */
export function withChanges(
  configuration: ShopConfiguration,
  {
    options = {},
    recommendations = {},
    advisors = {},
    payments = {},
    returns = {},
    service = {},
    bookkeeping,
    colours = {},
    fonts = {},
    ...changes
  }: ShopConfigurationChanges,
): ShopConfiguration {
  const { slots = {} } = recommendations
  const slotsOf = Object.fromEntries(
    recommendationSlots.map((name) => [
      name,
      { ...configuration.recommendations.slots[name], ...given(slots[name] ?? {}) },
    ]),
  ) as ShopConfiguration['recommendations']['slots']
  return {
    ...configuration,
    ...given(changes),
    colours: withDefaultColours(given(colours), configuration.colours),
    fonts: { ...configuration.fonts, ...given(fonts) },
    options: { ...configuration.options, ...given(options) },
    recommendations: { slots: slotsOf },
    advisors: { ...configuration.advisors, ...given(advisors) },
    returns: { ...configuration.returns, ...given(returns) },
    service: { ...configuration.service, ...given(service) },
    ...(bookkeeping && { bookkeeping: { ...configuration.bookkeeping, ...given(bookkeeping) } }),
    payments: withPayments(configuration.payments, payments),
  }
}
