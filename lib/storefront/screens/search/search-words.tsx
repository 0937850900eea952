import { marketText } from '@/lib/platform/i18n'
import { listingAddress } from '@/lib/shop/listing'
import { LinkChip } from '@/lib/storefront/design/ui'
import type { Found } from './found'
import { isOnlyMentioned } from './near-areas'
import { otherBrand } from './other-brand'

/** Shows the searched and the understood words, and the categories that fit. */
export function SearchHead({ found, isEmpty = false }: { found: Found; isEmpty?: boolean }) {
  const { market, term, correctedTerm, categories, leftOut = [], listing, nearly, byOtherName } = found
  const names = listing?.page === 1 ? listing.cards.map(({ name }) => name) : []
  const hasOwnName = byOtherName || names.length === 0 || !isOnlyMentioned(term, names, market.language)
  const said = isEmpty || correctedTerm ? undefined : (nearly ?? (hasOwnName ? undefined : 'mentioned'))
  const brand = isEmpty ? undefined : otherBrand(term, listing?.cards ?? [], market.language)
  // Of the words of goods that are headings; German alone writes its nouns with capitals.
  const isSmall = market.language !== 'de' && term === term.toLocaleLowerCase(market.iso)
  const corrected = isSmall ? correctedTerm?.toLocaleLowerCase(market.iso) : correctedTerm
  const t = marketText(market)
  return (
    <div>
      <h1 className="font-display text-h1">
        {term === ''
          ? t('search.start')
          : isEmpty
            ? t('search.none', { term })
            : t('search.headline', { term: corrected ?? term })}
      </h1>
      {corrected !== undefined && (
        <p className="mt-2 max-w-prose text-quiet">
          {t('search.corrected', { term: corrected, asked: term })}
        </p>
      )}
      {said && <p className="mt-2 max-w-prose text-quiet">{t(`search.${said}`, { term })}</p>}
      {brand && <p className="mt-2 max-w-prose text-quiet">{t('search.otherBrand', brand)}</p>}
      {leftOut.map(({ meaning, label }) => (
        <p key={meaning} className="mt-2 max-w-prose text-quiet">
          {t(`search.leftOut.${meaning}`, { label })}
        </p>
      ))}
      {term === '' && <p className="mt-2 max-w-prose text-quiet">{t('search.startText')}</p>}
      <Links id="search-categories" headline={t('search.categories')} links={categories} />
    </div>
  )
}

/** The same search without what narrows it down, with how much it finds then. */
function widerLinks({ market, path, query, term, wider = [] }: Found) {
  const t = marketText(market)
  return wider.map(({ meaning, hits }) => ({
    label: t(`search.wider.${meaning}`, { count: hits }),
    href: listingAddress(path, {
      // What else the term means is read from it again.
      ...{ term, filters: query.filters, sort: query.sort },
      ...(query.price && { price: query.price }),
      without: [...(query.without ?? []), meaning],
    }),
  }))
}

/** What to try beyond few results, and pages that fit, besides the products. */
export const SearchTail = ({ found }: { found: Found }) => (
  <div>
    <Links
      id="search-wider"
      headline={marketText(found.market)('search.wider.title')}
      links={widerLinks(found)}
    />
    <SearchPages found={found} />
  </div>
)

const SearchPages = ({ found: { market, pages } }: { found: Found }) => (
  <Links id="search-pages" headline={marketText(market)('search.pages')} links={pages} />
)

type LinksProps = { id: string; headline: string; links: readonly { label: string; href: string }[] }

/** A row of links with a heading. */
export function Links({ id, headline, links }: LinksProps) {
  if (links.length === 0) return null
  return (
    <nav aria-labelledby={id} className="mt-6">
      <h2 id={id} className="font-bold">
        {headline}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {links.map(({ label, href }) => (
          <li key={href}>
            <LinkChip href={href}>{label}</LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
