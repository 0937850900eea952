import { notFound } from 'next/navigation'
import { loadIndex } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { findMarket } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { uiWords } from '@/lib/storefront/design/ui'
import { navigationWords } from '@/lib/storefront/runtime/start'
import { BasketLayerHost, Hearts, Navigation, Toasts } from '@/lib/storefront/screens/frame'
import { WishlistOption, wishlistWords } from '@/lib/storefront/visitor/state'
import { documentationStart } from './blocks/_catalogue/addresses'

const linkClasses = 'inline-block py-2 underline-offset-4 hover:underline'

/** Loads the client code of the shop's own layout, whose pages are next for the browser, and no other. */
export default async function DocumentationLayout({
  children,
  params,
}: LayoutProps<'/[market]/documentation'>) {
  const market = findMarket(config().brand, (await params).market)
  if (!market) notFound()
  const [{ options, name }, pages] = await Promise.all([
    loadShopConfiguration(market.code),
    loadIndex(market.code),
  ])
  const t = marketText(market)
  const home = `/${market.code}/documentation/`
  const start = documentationStart(market.code, (path) => pages.some((page) => page.path === path))
  return (
    <WishlistOption isOn={options.wishlist}>
      <header className="border-line border-b bg-card">
        <div className="mx-auto flex max-w-page flex-wrap items-baseline justify-between gap-4 px-4 py-3 md:px-6">
          <a className="font-display text-h3" href={start}>
            {name} {t('documentation.label')}
          </a>
          <nav aria-label={t('documentation.label')}>
            <ul className="flex flex-wrap gap-x-6 text-small">
              <li>
                <a className={linkClasses} href={`${home}blocks/`}>
                  {t('catalogue.title')}
                </a>
              </li>
              <li>
                <a className={linkClasses} href={`${home}design/`}>
                  {t('ui.design.title')}
                </a>
              </li>
              <li>
                <a className={linkClasses} href={`/${market.code}/`}>
                  {t('documentation.back')}
                </a>
              </li>
            </ul>
          </nav>
        </div>
      </header>
      <main id="content" className="mx-auto max-w-page px-4 md:px-6">
        {children}
      </main>
      <Navigation words={navigationWords(market)} />
      <BasketLayerHost />
      {options.wishlist && <Hearts words={wishlistWords(market)} />}
      <Toasts words={uiWords(market).toasts} />
    </WishlistOption>
  )
}
