import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ChoiceAttribute, VariantView } from '@/lib/shop/catalogue'
import { displayReferenceKey } from '@/lib/shop/rules'

/** The name of a variant in lists of choices. */
export const variantLabel = ({ label, referenceKey }: Pick<VariantView, 'label' | 'referenceKey'>): string =>
  label ?? displayReferenceKey(referenceKey)

/**
 * Why a choice cannot be bought, in lower case for brackets after its name; undefined if it can be. French words agree with
 * what is chosen: a size, a motif.
 */
export function unavailableNote(
  { isBuyable, isSoldOut }: { isBuyable: boolean; isSoldOut: boolean },
  choice: ChoiceAttribute | undefined,
  market: Market,
): string | undefined {
  if (isBuyable) return undefined
  const t = marketText(market)
  return isSoldOut ? t('product.sold', { choice: choice ?? 'other' }) : t('product.notAvailable')
}

/** An entry of a list of choices. */
export type Choosable = {
  key: string
  label: string
  /** The body heights that it fits, where its label is none. */
  fits?: string
  /** ‘sold out’ or ‘not available’, in lower case; unset for what can be bought. */
  note?: string
}

/** A variant as an entry of a list of choices. */
export function choosableOf(
  variant: Pick<VariantView, 'label' | 'fits' | 'referenceKey' | 'availability'>,
  choice: ChoiceAttribute | undefined,
  market: Market,
): Choosable {
  const { buyable, bvc } = variant.availability
  const note = unavailableNote({ isBuyable: buyable, isSoldOut: bvc === 4 }, choice, market)
  return {
    key: variant.referenceKey,
    label: variantLabel(variant),
    ...(variant.fits && { fits: variant.fits }),
    ...(note !== undefined && { note }),
  }
}
