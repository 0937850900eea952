import { useEffect, useState } from 'react'
import { formatPrice, type PriceMarket } from '@/lib/platform/i18n'
import { LinkButton } from '@/lib/storefront/design/ui'
import { BottomBar } from '@/lib/storefront/design/ui/client'
import type { BasketCost } from '@/schemas/api/basket'
import { summaryId } from './basket-panel'
import type { BasketWords } from './words'

type Props = {
  cost: Pick<BasketCost, 'toPay' | 'covered' | 'taxes' | 'shipping'>
  market: PriceMarket
  checkoutHref: string | undefined
  words: Pick<BasketWords, 'total' | 'colon' | 'codes' | 'included' | 'checkoutShort' | 'toSummary'>
}

/** What the amount has within it; undefined where that is nothing but the goods. */
function includedIn({ toPay, taxes, shipping }: Props['cost']): keyof BasketWords['included'] | undefined {
  if (toPay === 0) return undefined
  const isTaxed = taxes.some(({ amount }) => amount > 0)
  if (isTaxed) return shipping > 0 ? 'all' : 'tax'
  return shipping > 0 ? 'shipping' : undefined
}

/** Whether the button of the totals is in the window. */
function useButtonInView(): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const button = document.querySelector(`#${summaryId} [data-document]`)
    if (!button) return
    const watch = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false))
    watch.observe(button)
    return () => watch.disconnect()
  }, [])
  return isInView
}

/**
 * Keeps the total and the checkout button at the lower edge of phones, however long the list is. It is not seen beside the
 * button of the totals, which does the same.
 */
export function BasketBar({ cost, market, checkoutHref, words }: Props) {
  const isTwice = useButtonInView()
  const included = includedIn(cost)
  // What a gift card leaves has no taxes or delivery of its own.
  const isPart = cost.covered > 0
  return (
    <BottomBar hidden={isTwice}>
      <p className="min-w-min flex-1 text-small leading-snug">
        {isPart && (
          <span className="block text-quiet">
            {words.codes.toPay}
            {words.colon}
          </span>
        )}
        <span className="block font-bold text-lead tabular-nums leading-tight">
          {!isPart && (
            <span className="sr-only">
              {words.total}
              {words.colon}{' '}
            </span>
          )}
          {formatPrice(cost.toPay, market)}
        </span>
        {included && !isPart && <span className="text-quiet">{words.included[included]}</span>}
      </p>
      {checkoutHref ? (
        <LinkButton data-document="" href={checkoutHref} className="shrink-0 max-[22.5rem]:px-3">
          {words.checkoutShort}
        </LinkButton>
      ) : (
        <LinkButton href={`#${summaryId}`} variant="secondary" className="shrink-0 max-[22.5rem]:px-3">
          {words.toSummary}
        </LinkButton>
      )}
    </BottomBar>
  )
}
