/**
 * Shipping costs in the layout's content, in minor units. The condition without an order value is the base: the freight
 * of bulky goods.
 */
export type ShippingContent = readonly {
  label?: string | undefined
  versandkosten?: number | undefined
  ab_bestellwert?: number | undefined
}[]

/** In minor units. */
export type Shipping = {
  frachtkosten: number
  /** Empty: the shop's own text for freight. */
  freightLabel: string
  /** By rising order value. An empty label is replaced by the shop's own text for standard shipping. */
  conditions: { label: string; versandkosten: number; ab_bestellwert: number }[]
}

/** Base 14.99; standard shipping 4.99 from an order value of 0.00. */
export const shippingFallback: Shipping = {
  frachtkosten: 1499,
  freightLabel: '',
  conditions: [{ label: '', versandkosten: 499, ab_bestellwert: 0 }],
}

const isAmount = (amount: number | undefined): amount is number =>
  Number.isSafeInteger(amount) && Number(amount) >= 0

/** The configured shipping costs. Missing and invalid amounts are taken from the fallback. */
export function shippingOf(content: ShippingContent): Shipping {
  const base = content.find(({ ab_bestellwert }) => ab_bestellwert === undefined)
  const conditions = content
    .flatMap(({ label = '', versandkosten, ab_bestellwert }) =>
      isAmount(versandkosten) && isAmount(ab_bestellwert) ? [{ label, versandkosten, ab_bestellwert }] : [],
    )
    .sort((a, b) => a.ab_bestellwert - b.ab_bestellwert)
  return {
    ...(isAmount(base?.versandkosten)
      ? { frachtkosten: base.versandkosten, freightLabel: base.label ?? '' }
      : { frachtkosten: shippingFallback.frachtkosten, freightLabel: '' }),
    conditions: conditions.length > 0 ? conditions : shippingFallback.conditions,
  }
}

/** In minor units; the label is empty where the content has none. */
export type ShippingRate = { label: string; amount: number }

/** The shipping costs of an order: the condition for the order value, or the freight for an order with bulky goods. */
export function shippingRate(
  { conditions, frachtkosten, freightLabel }: Shipping,
  { orderValue, bulky }: { orderValue: number; bulky: boolean },
): ShippingRate {
  if (bulky) return { label: freightLabel, amount: frachtkosten }
  const reached = conditions.filter(({ ab_bestellwert }) => ab_bestellwert <= orderValue)
  const { label = '', versandkosten = 0 } = reached.at(-1) ?? conditions[0] ?? {}
  return { label, amount: versandkosten }
}

/** All rates that a product can have in an order, with the order value from which each holds; 0 for the first. */
export function shippingRates(shipping: Shipping, bulky: boolean): (ShippingRate & { from: number })[] {
  if (bulky) return [{ ...shippingRate(shipping, { orderValue: 0, bulky }), from: 0 }]
  return shipping.conditions.map(({ label, versandkosten, ab_bestellwert }, index) => ({
    label,
    amount: versandkosten,
    from: index === 0 ? 0 : ab_bestellwert,
  }))
}

/** The amount missing for free shipping; undefined if there is no such condition or it is met. */
export function missingForFree({ conditions }: Shipping, orderValue: number): number | undefined {
  const free = conditions.find(({ versandkosten }) => versandkosten === 0)
  return free && free.ab_bestellwert > orderValue ? free.ab_bestellwert - orderValue : undefined
}
