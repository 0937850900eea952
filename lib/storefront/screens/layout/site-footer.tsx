import { resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { type ShownShop, Wordmark } from '@/lib/storefront/design/brand'
import { Marks } from '@/lib/storefront/design/logos'
import { LinkedText } from '@/lib/storefront/design/ui'
import { HotlineCard, LegalLinks } from '@/lib/storefront/screens/help'

type Props = { layout: Layout; market: Market; shop: ShownShop }
type Entry = Layout['legalInfos'][number]

/** Links, hotlines, payment and delivery marks, and legal links, all from layout content. */
export function SiteFooter({ layout, market, shop }: Props) {
  const { hotlineCards, footerLinks, socialLinks } = layout
  return (
    <footer className="site-footer border-line border-t bg-card">
      <div className="mx-auto max-w-page divide-y divide-line px-4 md:px-6">
        <div className="grid gap-x-10 gap-y-7 pt-7 pb-2 sm:pb-8 md:gap-y-8 md:py-14 lg:grid-cols-4">
          <div className="flex flex-col gap-6">
            <Wordmark logo={layout.logo} shop={shop} />
            {hotlineCards.map((card) => (
              <HotlineCard key={card.uid} card={card} market={market} />
            ))}
          </div>
          <div className="gap-x-6 self-start max-sm:columns-[2_7rem] sm:grid sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] sm:gap-y-8 lg:col-span-3 lg:grid-cols-3 lg:gap-x-10">
            {footerLinks.map(({ uid, name, link, links }) => (
              // Not a landmark: editors may give two columns the same name, and the heading suffices.
              <div key={uid} className="break-inside-avoid max-sm:pb-6">
                <h2 className="font-bold text-body">
                  <LinkedText link={resolveLink(link, market)}>{name}</LinkedText>
                </h2>
                <Links entries={links} market={market} />
              </div>
            ))}
            {socialLinks.length > 0 && (
              <div className="break-inside-avoid max-sm:pb-6">
                <h2 className="font-bold text-body">{marketText(market)('footer.social')}</h2>
                <Links entries={socialLinks} market={market} />
              </div>
            )}
          </div>
        </div>
        <Marks layout={layout} market={market} />
        <LegalLinks layout={layout} market={market} />
      </div>
    </footer>
  )
}

function Links({ entries, market }: { entries: readonly Entry[]; market: Market }) {
  return (
    <ul className="footer-links mt-2">
      {entries.map(({ uid, name, link }) => {
        const resolved = resolveLink(link, market)
        return <li key={uid}>{resolved ? <a {...resolved}>{name}</a> : name}</li>
      })}
    </ul>
  )
}
