import { PreviewNote } from '@/blocks/preview-note'
import { marketText } from '@/lib/platform/i18n'
import type { BlockContext } from '@/lib/storefront/blocks'
import type { ChosenProducts, ProductChoice } from './load-chosen'

type Props = { choice: ProductChoice; chosen: ChosenProducts; context: BlockContext }

/** Tells an editor which chosen products the market does not sell. */
export function MissingNote({ choice, chosen: { cards, missing }, context }: Props) {
  const t = marketText(context.market)
  if (missing.length > 0)
    return (
      <PreviewNote context={context}>{t('products.missing', { numbers: missing.join(', ') })}</PreviewNote>
    )
  if (cards.length > 0) return null
  return (
    <PreviewNote context={context}>
      {choice.numbers === undefined
        ? t('products.emptyCategory', { category: choice.category ?? '' })
        : t('products.noNumbers')}
    </PreviewNote>
  )
}
