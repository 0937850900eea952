import type { ReactNode } from 'react'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import { type Market, type ScreenName, screenPath } from '@/lib/platform/markets'
import type { Basket } from '@/schemas/api/basket'
import type { ShopConfiguration } from '@/schemas/shop'
import { BasketPanel } from './basket-panel'
import { assurancesOf, EmptyBasket, freightNote } from './basket-screen'
import { PlainCodes } from './plain-codes'
import { PlainLine } from './plain-line'
import { basketWords } from './words'

type Props = {
  market: Market
  layout: Layout
  shop: Pick<ShopConfiguration, 'returns' | 'returnLabels'>
  built: (screen: ScreenName) => boolean
  basket: Basket
  /** The goods that were in it last are those of an order that waits for its payment. */
  isAwaited: boolean
  /** The code that was refused, with the reason. */
  code: { value: string; fault: string } | undefined
  /** What the form that has led here has done. */
  notice: ReactNode
}

/** The basket as forms, for browsers without JavaScript. */
export function PlainBasket({ market, layout, shop, built, basket, isAwaited, code, notice }: Props) {
  const t = marketText(market)
  const words = basketWords(market, shop)
  return (
    <>
      <h1 className="font-display text-h1">{t('basket.page.title')}</h1>
      {notice}
      {basket.items.length === 0 ? (
        !isAwaited && (
          <div className="pt-6">
            <EmptyBasket market={market} built={built} />
          </div>
        )
      ) : (
        <div className="mt-6 grid gap-6 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-x-8">
          <ul
            aria-label={words.lines}
            className="divide-y divide-line self-start rounded-panel border border-line bg-card"
          >
            {basket.items.map((item) => (
              <li key={item.key} className="@container">
                <PlainLine item={item} market={market} words={words} />
              </li>
            ))}
          </ul>
          <div className="min-w-0">
            <BasketPanel
              basket={basket}
              isOpen={false}
              market={market}
              checkoutHref={built('checkout') ? screenPath(market, 'checkout') : undefined}
              codes={<PlainCodes basket={basket} market={market} words={words} refused={code} />}
              assurances={assurancesOf({ market, layout, shop, isPlain: true })}
              freightNote={freightNote(market, shop)}
              words={words}
            />
          </div>
        </div>
      )}
    </>
  )
}
