/** Shipping costs as the layout's content gives them (section 3, shipping fallback): amounts are texts, `4,99`. */
export type ShippingContent = {
  frachtkosten?: string | number | undefined
  conditions?: readonly {
    label?: string | undefined
    versandkosten?: string | number | undefined
    ab_bestellwert?: string | number | undefined
  }[]
}

/** In minor units. */
export type Shipping = {
  frachtkosten: number
  /** By rising order value. The label is empty where the shop's own words shall stand: standard shipping. */
  conditions: { label: string; versandkosten: number; ab_bestellwert: number }[]
}

/** Base 14,99; standard shipping 4,99 from an order value of 0,00. Section 9. */
export const shippingFallback: Shipping = {
  frachtkosten: 1499,
  conditions: [{ label: '', versandkosten: 499, ab_bestellwert: 0 }],
}

/** `14,99` is 1499; undefined for what is no amount. */
export function minorUnitsOf(amount: string | number | undefined): number | undefined {
  const text = String(amount ?? '')
    .trim()
    .replace(',', '.')
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined
}

/** The configured shipping costs. What is missing or no amount is taken from the fallback. */
export function shippingOf(content: ShippingContent | undefined): Shipping {
  const conditions = (content?.conditions ?? [])
    .map(({ label = '', versandkosten, ab_bestellwert }) => ({
      label,
      versandkosten: minorUnitsOf(versandkosten),
      ab_bestellwert: minorUnitsOf(ab_bestellwert) ?? 0,
    }))
    .filter((condition): condition is Shipping['conditions'][number] => condition.versandkosten !== undefined)
    .sort((a, b) => a.ab_bestellwert - b.ab_bestellwert)
  return {
    frachtkosten: minorUnitsOf(content?.frachtkosten) ?? shippingFallback.frachtkosten,
    conditions: conditions.length > 0 ? conditions : shippingFallback.conditions,
  }
}

/** What shipping costs: the condition of the order value, and for an order with bulky goods the freight instead. */
export function shippingCost(
  shipping: Shipping,
  { orderValue, bulky }: { orderValue: number; bulky: boolean },
): number {
  if (bulky) return shipping.frachtkosten
  const reached = shipping.conditions.filter(({ ab_bestellwert }) => ab_bestellwert <= orderValue)
  const standard = shippingFallback.conditions[0]?.versandkosten ?? 0
  return reached.at(-1)?.versandkosten ?? shipping.conditions[0]?.versandkosten ?? standard
}
