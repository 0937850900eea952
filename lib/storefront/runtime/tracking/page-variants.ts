import type { TrackedItem } from '@/schemas/tracking'
import { major } from './items'
import type { PagedVariants, PageEvent } from './tracking-data'

/** No reference key has a line break. */
const separator = '\n'

/** Variants as a page holds them: their keys by what they cost, as short as can be. */
export function pagedVariants(
  variants: readonly { referenceKey: string; price: { withTax: number } }[],
): PagedVariants {
  const keys = new Map<number, string[]>()
  for (const { referenceKey, price } of variants)
    keys.set(price.withTax, [...(keys.get(price.withTax) ?? []), referenceKey])
  return [...keys].map(([price, of]) => [price, of.join(separator)])
}

/** The event of a product with the variant that its address names. A variant of another product changes nothing. */
export function ofChosen({ variants, ...told }: PageEvent, search: string): PageEvent {
  const { event } = told
  const chosen = new URLSearchParams(search).get('variant')
  if (!variants || chosen === null || event.event !== 'frontend_view_item') return told
  const found = variants.find(([, keys]) => keys.split(separator).includes(chosen))
  if (!found) return told
  const price = major(found[0])
  const items = event.items.map((item): TrackedItem => ({ ...item, item_variant: chosen, price }))
  return { ...told, event: { ...event, value: price, items } }
}
