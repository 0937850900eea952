import type { Metadata } from 'next'
import { loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { findMarket, marketsOf } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { ContactScreen, contactMetadata } from '@/lib/storefront/contact'
import { OwnScreen } from '../../own-screen'

export const ensureStatic = 'navigation'

type Props = PageProps<'/[market]/~internal/contact'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand } = config()
  const market = findMarket(brand, (await params).market)
  if (!market) return {}
  const [{ layout }, shop] = await Promise.all([loadLayout(market.code), loadShopConfiguration(market.code)])
  return contactMetadata(market, marketsOf(brand), { layout, shop })
}

export default async function ContactPage({ params }: Props) {
  const code = (await params).market
  const market = findMarket(config().brand, code)
  const asksWho = market && (await loadShopConfiguration(code)).options.contactFormPrefill
  return (
    <OwnScreen marketCode={code} screen="contact">
      {(market, layout) => <ContactScreen market={market} layout={layout} asksWho={asksWho} />}
    </OwnScreen>
  )
}
