'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { fillPlural, fillTemplate, formatPrice, type PriceMarket } from '@/lib/platform/i18n'
import { Button } from '@/lib/storefront/design/ui'
import { focusLine, showToast } from '@/lib/storefront/design/ui/client'
import { voucherOf } from '@/lib/storefront/runtime/origin'
import { CardRow, RecentlyViewed } from '@/lib/storefront/screens/recently-viewed/client'
import { HeldOrderInBasket, useHasWishlist, useIsAwaited } from '@/lib/storefront/visitor/state/client'
import { BasketBar } from './basket-bar'
import { BasketCodes, codeListId } from './basket-codes.client'
import { BasketLine, lineId } from './basket-line'
import { BasketPanel } from './basket-panel'
import type { Assurances } from './basket-screen'
import { BasketSkeleton } from './basket-skeleton'
import { isCounted, neighbourOf, recommendationsPath, slotSize } from './lines'
import { redeemedWords } from './redeemed-words'
import { useActions } from './use-actions'
import type { BasketWords } from './words'

type Props = {
  /** The shop locale. */
  locale: string
  market: PriceMarket
  checkoutHref: string | undefined
  assurances: Assurances
  /** Told where something comes as freight. */
  freightNote: string | undefined
  empty: ReactNode
  error: ReactNode
  words: BasketWords
}

/** The lines of the visitor's basket, its totals and recommendations. */
export function Basket(props: Props) {
  const { locale, market, checkoutHref, assurances, freightNote, empty, error, words } = props
  const frame = useRef<HTMLDivElement>(null)
  /** The line that receives the focus next; an empty key stands for the frame. */
  const focused = useRef<string>(undefined)
  const redeeming = useRef(false)
  const actions = useActions(locale, words, {
    onLeave: ({ key }) => {
      focused.current = neighbourOf(items, key) ?? ''
    },
    onReturn: ({ key }) => {
      focused.current = key
    },
  })
  const { status, basket, items, firstKeys, isOpen } = actions.state
  const hasWishlist = useHasWishlist()
  const isAwaited = useIsAwaited()

  // A removed line takes its button with it, so the focus moves to another element.
  useEffect(() => {
    if (focused.current === undefined) return
    const line = document.getElementById(lineId(focused.current))
    focused.current = undefined
    if (line) {
      focusLine(line)
      return
    }
    frame.current?.focus({ preventScroll: true })
    // Of an empty basket its head is to be seen, and not what is recommended below it.
    if (items.length === 0) window.scrollTo({ top: 0 })
  }, [items])

  /** The button of the offer goes with it, so the focus moves to the code, where the page stands. */
  async function redeemOffered(code: string) {
    if (redeeming.current) return
    redeeming.current = true
    const answer = await actions.redeem(code)
    redeeming.current = false
    if (!answer.ok) return showToast(answer.why.message ?? words.codes.failed, 'error')
    showToast(redeemedWords(words.codes, answer.basket, code, market), 'success')
    document.getElementById(codeListId)?.focus({ preventScroll: true })
  }

  const content = () => {
    if (!basket && status === 'error')
      return (
        <div role="alert" className="pt-4">
          {error}
          <Button className="mt-4" onClick={() => void actions.retry()}>
            {words.retry}
          </Button>
        </div>
      )
    if (!basket) return <BasketSkeleton label={words.loading} />
    const row = { market, words, className: 'pt-section' }
    const recommended = (headline: string, className = row.className) => (
      <CardRow
        {...row}
        className={className}
        headline={headline}
        headlineId="basket-recommendations"
        path={recommendationsPath(locale, items)}
        count={slotSize}
        note={words.taxes}
      />
    )
    if (items.length === 0)
      return (
        <>
          {!isAwaited && <div className="pt-4">{empty}</div>}
          {voucherOf(document.cookie) && <p className="mt-4 text-center text-small">{words.codes.kept}</p>}
          <RecentlyViewed {...row} headline={words.recent} headlineId="basket-recent" locale={locale} />
          {recommended(words.popular)}
          <div className="h-section" />
        </>
      )
    const pieces = fillPlural(
      words.number,
      items.reduce((sum, { quantity, isGift }) => sum + (isGift ? 0 : quantity), 0),
    )
    return (
      <>
        <p className="text-quiet">{pieces}</p>
        <p role="status" className="sr-only">
          {!isOpen &&
            fillTemplate(words.reckoned, { number: pieces, total: formatPrice(basket.cost.withTax, market) })}
        </p>
        <div className="mt-4 grid gap-6 md:grid-cols-[minmax(0,1fr)_18rem] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-x-8">
          <ul
            aria-label={words.lines}
            className="divide-y divide-line self-start rounded-panel border border-line bg-card"
          >
            {items.map((item) => (
              // A restored line stays the same element when the shop has named it anew, or it would lose the focus.
              <li key={firstKeys.get(item.key) ?? item.key} className="@container">
                <BasketLine
                  item={item}
                  market={market}
                  words={words}
                  onQuantity={(quantity) => actions.setQuantity(item, quantity)}
                  onRemove={() => actions.remove(item)}
                  onWishlist={hasWishlist ? () => void actions.moveToWishlist(item) : undefined}
                />
              </li>
            ))}
          </ul>
          <div className="min-w-0 md:row-span-2">
            <BasketPanel
              basket={basket}
              isOpen={isOpen}
              market={market}
              checkoutHref={checkoutHref}
              codes={
                <BasketCodes
                  basket={basket}
                  market={market}
                  words={words.codes}
                  removeLabel={words.remove}
                  onRedeem={actions.redeem}
                  onRemove={actions.removeCode}
                />
              }
              assurances={assurances}
              freightNote={freightNote}
              words={words}
              onRedeem={(code) => void redeemOffered(code)}
            />
          </div>
          {/* Beside the totals below the lines, since the totals are higher than a few of them. */}
          {recommended(
            words.recommendations,
            'min-w-0 pt-2 md:max-lg:[&_.tile-row]:me-0 md:max-lg:[&_.tile-row]:pe-0',
          )}
        </div>
        <div className="h-section" />
        {items.some(isCounted) && (
          <BasketBar cost={basket.cost} market={market} checkoutHref={checkoutHref} words={words} />
        )}
      </>
    )
  }
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <HeldOrderInBasket isEmpty={items.length === 0} />
      {content()}
    </div>
  )
}
