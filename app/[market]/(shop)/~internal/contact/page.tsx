import type { Metadata } from 'next'
import { loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { findMarket, marketsOf } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { ContactScreen, contactMetadata } from '@/lib/storefront/screens/contact'
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
  return (
    <OwnScreen marketCode={(await params).market} screen="contact">
      {(market, layout, _, { options }) => (
        <ContactScreen market={market} layout={layout} asksWho={options.contactFormPrefill} />
      )}
    </OwnScreen>
  )
}
