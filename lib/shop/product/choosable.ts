import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { dotted } from '@/lib/platform/text'
import { type ChoiceAttribute, conditionWords, type VariantView } from '@/lib/shop/catalogue'
import { displayReferenceKey } from '@/lib/shop/rules'

/** The name of a variant in lists of choices. */
export const variantLabel = ({ label, referenceKey }: Pick<VariantView, 'label' | 'referenceKey'>): string =>
  label ?? displayReferenceKey(referenceKey)

/** The same with the condition of what is not new, which alone may tell it from another. */
export const variantName = (
  variant: Pick<VariantView, 'label' | 'referenceKey' | 'condition'>,
  market: Market,
): string => [variantLabel(variant), ...conditionNote(variant, market)].join(', ')

const conditionNote = ({ condition }: Pick<VariantView, 'condition'>, market: Market): string[] =>
  condition ? [conditionWords(condition, market)] : []

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
  /** The body heights that it fits, where its label is none, and the condition of what is not new. */
  fits?: string
  /** ‘sold out’ or ‘not available’, in lower case; unset for what can be bought. */
  note?: string
}

/** A variant as an entry of a list of choices. */
export function choosableOf(
  variant: Pick<VariantView, 'label' | 'fits' | 'condition' | 'referenceKey' | 'availability'>,
  choice: ChoiceAttribute | undefined,
  market: Market,
): Choosable {
  const { buyable, bvc } = variant.availability
  const note = unavailableNote({ isBuyable: buyable, isSoldOut: bvc === 4 }, choice, market)
  const fits = dotted([variant.fits, ...conditionNote(variant, market)].filter((part) => part !== undefined))
  return {
    key: variant.referenceKey,
    label: variantLabel(variant),
    ...(fits && { fits }),
    ...(note !== undefined && { note }),
  }
}
