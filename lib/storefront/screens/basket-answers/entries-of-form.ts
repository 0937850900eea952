import 'server-only'
import { z } from 'zod'
import type { Market } from '@/lib/platform/markets'
import { loadProduct, type ProductView } from '@/lib/shop/catalogue'
import { type BasketEntry, customData, mostAtOnce } from '@/schemas/api/basket-entries'
import { productNumber } from '@/schemas/api/wishlist'
import { entryOfForm } from './entry-of-form'

export async function productOf(market: Market, number: string | undefined) {
  const known = productNumber.safeParse(number)
  return known.success ? loadProduct(market.code, known.data.toLowerCase()) : undefined
}

const picked = z.array(z.string().nullable()).max(mostAtOnce)

/** The variants of `variants`, one for each product; none where it is not what buttons of the shop send. */
function variantsOf(text: string | undefined): readonly (string | null)[] {
  try {
    return picked.parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

type Entry = BasketEntry & { quantity: number }
type Read =
  | { ok: true; entries: Entry[] }
  | { ok: false; product: ProductView | undefined; errors: Record<string, string> }

/**
 * What the form of a product asks for. A button that adds several, or that has fields of its own, names all products in
 * `number`, with blanks between them, what is chosen of each in `variants`, and the promotion for which they are added.
 */
export async function entriesOfForm(market: Market, fields: Readonly<Record<string, string>>): Promise<Read> {
  const numbers = (fields.number ?? '').split(' ').slice(0, mostAtOnce)
  const variants = variantsOf(fields.variants)
  const origin = customData.safeParse({ cPromo: { promotionId: fields.promotion } })
  const entries: Entry[] = []
  for (const [place, number] of numbers.entries()) {
    const product = await productOf(market, number)
    if (!product) return { ok: false, product, errors: { variant: 'unknownVariant' } }
    const variant = fields.variant ?? variants[place] ?? ''
    const read = entryOfForm(product, { ...fields, variant })
    if (!read.ok) return { ok: false, product, errors: read.errors }
    entries.push({ ...read.entry, ...(origin.success && { customData: origin.data }) })
  }
  return { ok: true, entries }
}
