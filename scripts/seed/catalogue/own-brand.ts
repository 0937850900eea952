import { defaultLooks } from '@/lib/platform/shop-configuration'
import type { Brand } from '@/schemas'
import type { SourceProduct } from '@/schemas/shop'

/** The data name the shop's own brand, and its company, by the first shop. */
const named = defaultLooks.baby.name

function renamed(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.replaceAll(named, () => name)
  if (Array.isArray(value)) return value.map((each) => renamed(each, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, name)]))
}

/** A product as the shop of a brand sells it: the shop's own brand has its name. */
export const asOwnBrand = (product: SourceProduct, brand: Brand): SourceProduct =>
  brand === 'baby' ? product : (renamed(product, defaultLooks[brand].name) as SourceProduct)
