import type { ProductView } from '@/lib/shop/catalogue'
import { inscriptionFault, inscriptionRule } from '@/lib/shop/product'
import { basketEntry, mostOfOne } from '@/schemas/api/basket-entries'

type Entry = ReturnType<typeof basketEntry.parse>
type Product = Pick<ProductView, 'personalised'> & {
  variants: readonly Pick<ProductView['variants'][number], 'referenceKey'>[]
}

/** A quantity that a form has sent: at least one piece, and no more than an order may have. */
export function piecesOf(text: string | undefined): number {
  const pieces = Math.trunc(Number(text))
  return Number.isFinite(pieces) ? Math.min(Math.max(pieces, 1), mostOfOne) : 1
}

type Read = { ok: true; entry: Entry } | { ok: false; errors: Record<string, string> }

/** What the form of a product asks for; or the keys of what is wrong, by field. */
export function entryOfForm(
  { variants, personalised }: Product,
  fields: Readonly<Record<string, string>>,
): Read {
  const only = variants.length === 1 ? variants[0]?.referenceKey : undefined
  const variant = fields.variant || only
  const text = fields.inscription ?? ''
  const fault = personalised ? inscriptionFault(text.normalize('NFC'), inscriptionRule) : undefined
  const errors = {
    ...(variant === undefined && { variant: 'missing' }),
    ...(variant !== undefined &&
      !variants.some(({ referenceKey }) => referenceKey === variant) && { variant: 'unknownVariant' }),
    ...(fault && { inscription: fault }),
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const quantity = piecesOf(fields.quantity)
  const entry = basketEntry.safeParse({ variant, quantity, ...(personalised && { inscription: text }) })
  return entry.success
    ? { ok: true, entry: entry.data }
    : { ok: false, errors: { variant: 'unknownVariant' } }
}
