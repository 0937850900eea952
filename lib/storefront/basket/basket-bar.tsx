import { formatPrice, type PriceMarket } from '@/lib/platform/i18n'
import { LinkButton } from '@/lib/storefront/ui'
import { BottomBar } from '@/lib/storefront/ui/client'
import type { BasketCost } from '@/schemas/api/basket'
import { summaryId } from './basket-panel'
import type { BasketWords } from './words'

type Props = {
  cost: Pick<BasketCost, 'toPay' | 'covered' | 'nothingSent'>
  market: PriceMarket
  checkoutHref: string | undefined
  words: Pick<BasketWords, 'total' | 'codes' | 'allIncluded' | 'checkout' | 'toSummary'>
}

/** Keeps the total and the checkout button at the lower edge of phones, however long the list is. */
export function BasketBar({ cost, market, checkoutHref, words }: Props) {
  return (
    <BottomBar>
      <p className="min-w-0 text-small leading-snug">
        <span className="block font-bold text-lead tabular-nums leading-tight">
          <span className="sr-only">{cost.covered > 0 ? words.codes.toPay : words.total}: </span>
          {formatPrice(cost.toPay, market)}
        </span>
        {!cost.nothingSent && <span className="text-quiet">{words.allIncluded}</span>}
      </p>
      {checkoutHref ? (
        <LinkButton data-document="" href={checkoutHref} className="shrink-0">
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
