import { market as marketParam } from 'next/root-params'
import { config } from '@/lib/platform/config'
import { findMarket, marketsOf } from '@/lib/platform/markets'
import { MissingScreen } from '@/lib/storefront/screens/layout'
import { MissingPath } from './missing-path.client'

/** Shown when a link inside the shop leads to a page that is gone; a first request gets the 404 error document. */
export default async function NotFound() {
  const { brand, appEnv } = config()
  const market = findMarket(brand, (await marketParam()) ?? '') ?? marketsOf(brand)[0]
  if (!market) return null
  return (
    <main id="content" className="mx-auto max-w-page px-4 md:px-6">
      <MissingScreen market={market} />
      {appEnv === 'qa' && <MissingPath />}
    </main>
  )
}
