import {
  type Payments,
  recommendationSlots,
  type ShopConfiguration,
  type SourceShopConfiguration,
  withDefaultColours,
} from '@/schemas/shop'

type Given<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]: Given<Exclude<T[K], null>> }
    : T

/** What differs from the default configuration. */
export type ShopConfigurationChanges = Given<Omit<SourceShopConfiguration, 'type' | 'locale'>>

/** What a feed changes of it: `null` takes something back. */
type Patch = Omit<SourceShopConfiguration, 'type' | 'locale'>

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Changes to an object by those to its fields, as JSON Merge Patch (RFC 7396) has them. */
function patched(before: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const fields: Record<string, unknown> = isObject(before) ? { ...before } : {}
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete fields[name]
    else if (value !== undefined) fields[name] = patched(fields[name], value)
  }
  return fields
}

/** Objects whose fields stand for themselves; all others are replaced as a whole. */
const fieldByField = [
  'options',
  'advisors',
  'recommendations',
  'payments',
  'returns',
  'service',
  'bookkeeping',
]
/** Objects whose fields are replaced one by one and apply together: an ink is read on its ground. */
const togetherApplied = ['colours', 'fonts']

/** What a patch of a field leaves of its value before, which the patch is then applied to; unset: nothing. */
function leftBy(name: string, value: unknown, patch: unknown): unknown {
  if (patch === undefined || fieldByField.includes(name)) return value
  if (!togetherApplied.includes(name) || !isObject(value) || !isObject(patch)) return undefined
  return Object.fromEntries(Object.entries(value).filter(([field]) => patch[field] === undefined))
}

/** What differs from the default after a feed has changed some of it. */
export function changedBy(before: ShopConfigurationChanges, patch: Patch): ShopConfigurationChanges {
  const left = Object.entries(before).flatMap(([name, value]) => {
    const rest = leftBy(name, value, patch[name as keyof Patch])
    return rest === undefined ? [] : [[name, rest] as const]
  })
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
