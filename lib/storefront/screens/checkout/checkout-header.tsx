import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { type ShownShop, Wordmark } from '@/lib/storefront/design/brand'
import { Icon } from '@/lib/storefront/design/ui'
import { telAddress } from '@/schemas/telephone'

type Props = { market: Market; layout: Layout; shop: ShownShop }

/** The header of the checkout: the way home, help, and that everything is encrypted. Nothing leads away from it. */
export function CheckoutHeader({ market, layout, shop }: Props) {
  const t = marketText(market)
  const phone = layout.hotlineCards.map((card) => card.phone).find((number) => number)
  return (
    <header className="border-line border-b bg-card">
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center justify-between gap-x-4 px-4 py-2 md:px-6 lg:min-h-18 print:min-h-0 print:px-0">
        <a
          className="inline-flex rounded-field py-1"
          href={`/${market.code}/`}
          aria-label={t('header.home', { shop: shop.name })}
        >
          <Wordmark logo={layout.logo} shop={shop} />
        </a>
        <ul className="flex min-w-0 flex-wrap items-center print:hidden gap-x-2 text-small sm:gap-x-6">
          {phone && (
            <li>
              <a
                href={telAddress(phone)}
                className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 underline-offset-4 hover:underline"
              >
                <Icon name="phone" className="size-5 text-accent" />
                <span className="max-sm:sr-only sm:whitespace-nowrap">
                  {t('checkout.header.help', { phone })}
                </span>
              </a>
            </li>
          )}
          <li className="flex min-h-11 items-center gap-2 text-quiet">
            <Icon name="lock" className="size-5" />
            <span className="max-[22.5rem]:sr-only sm:hidden">{t('checkout.header.secureShort')}</span>
            <span className="max-sm:hidden">{t('checkout.header.secure')}</span>
          </li>
        </ul>
      </div>
    </header>
  )
}
