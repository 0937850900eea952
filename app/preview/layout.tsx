import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import '../globals.css'
import { config } from '@/lib/platform/config'
import { fallbackMarket } from '@/lib/platform/markets'
import { defaultLooks } from '@/lib/platform/shop-configuration'
import { displayName } from '@/lib/storefront/design/brand'
import { TestBar, testShopWords } from '@/lib/storefront/runtime/test-shop'
import { fontClasses } from '../fonts'

/** Every draft is rendered per request, for its editor. */
export const instant = false

export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: 'same-origin' }

/** The document of a draft in an editor's frame. The language is that of the story, which only its page knows. */
export default function PreviewDocument({ children }: { children: ReactNode }) {
  const { brand } = config()
  const market = fallbackMarket(brand)
  const test = testShopWords(market)
  return (
    <html
      lang={market.iso}
      data-brand={brand}
      data-display={displayName(defaultLooks[brand])}
      className={fontClasses}
      suppressHydrationWarning
    >
      <body className="bg-ground text-body text-ink">
        {test && <TestBar {...test} />}
        {children}
      </body>
    </html>
  )
}
