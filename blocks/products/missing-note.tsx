import { PreviewNote } from '@/blocks/preview-note'
import type { BlockContext } from '@/lib/storefront/runtime/blocks'
import type { ChosenProducts, ProductChoice } from './load-chosen'

type Props = { choice: ProductChoice; chosen: ChosenProducts; context: BlockContext }

/** Tells an editor which chosen products the market does not sell. */
export function MissingNote({ choice, chosen: { cards, missing }, context }: Props) {
  if (missing.length > 0)
    return (
      <PreviewNote context={context}>
        {(t) => t('products.missing', { numbers: missing.join(', ') })}
      </PreviewNote>
    )
  if (cards.length > 0) return null
  return (
    <PreviewNote context={context}>
      {(t) =>
        choice.selection !== undefined && choice.selection !== 'chosen'
          ? t('products.emptySelection')
          : choice.numbers === undefined
            ? t('products.emptyCategory', { category: choice.category ?? '' })
            : t('products.noNumbers')
      }
    </PreviewNote>
  )
}
