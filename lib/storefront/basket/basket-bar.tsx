import { formatPrice, type PriceMarket } from '@/lib/platform/i18n'
import { LinkButton } from '@/lib/storefront/ui'
import { BottomBar } from '@/lib/storefront/ui/client'
import { summaryId } from './basket-panel'
import type { BasketWords } from './words'

type Props = {
  /** In minor units. */
  total: number
  market: PriceMarket
  checkoutHref: string | undefined
  words: Pick<BasketWords, 'total' | 'allIncluded' | 'checkout' | 'toSummary'>
}

/** Keeps the total and the checkout button at the lower edge of phones, however long the list is. */
export function BasketBar({ total, market, checkoutHref, words }: Props) {
  return (
    <BottomBar>
      <p className="min-w-0 text-small leading-snug">
        <span className="block font-bold text-lead tabular-nums leading-tight">
          <span className="sr-only">{words.total}: </span>
          {formatPrice(total, market)}
        </span>
        <span className="text-quiet">{words.allIncluded}</span>
      </p>
      {checkoutHref ? (
        <LinkButton href={checkoutHref} className="shrink-0">
          {words.checkout}
        </LinkButton>
      ) : (
        <LinkButton href={`#${summaryId}`} variant="secondary" className="shrink-0">
          {words.toSummary}
        </LinkButton>
      )}
    </BottomBar>
  )
}
