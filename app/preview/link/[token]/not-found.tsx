import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { fallbackMarket, type Market, marketsOf } from '@/lib/platform/markets'

/** For a link that has ended, in the languages of the shop: who opens it may have any of them. */
export default function EndedLink() {
  const { brand } = config()
  const markets = new Map<string, Market>()
  for (const market of [fallbackMarket(brand), ...marketsOf(brand)])
    if (!markets.has(market.language)) markets.set(market.language, market)
  return (
    <main className="mx-auto grid max-w-page gap-8 px-4 py-16">
      {[...markets.values()].map((market, index) => {
        const Heading = index === 0 ? 'h1' : 'h2'
        const t = marketText(market)
        return (
          <section key={market.code} lang={market.iso}>
            <Heading className="font-display text-h2">{t('preview.linkEnded')}</Heading>
            <p className="mt-3 max-w-prose">{t('preview.linkEndedHint')}</p>
          </section>
        )
      })}
    </main>
  )
}
