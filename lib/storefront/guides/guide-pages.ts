import { resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import { contentPath, type Market } from '@/lib/platform/markets'
import type { Language } from '@/schemas'

/** The content pages that explain details of product pages. */
const guides = {
  sizes: { de: 'groessenberater', fr: 'guide-des-tailles', nl: 'maatwijzer' },
  tog: { de: 'ratgeber/schlafsack-tog', fr: 'conseils/gigoteuse-tog', nl: 'advies/slaapzak-tog' },
  devices: {
    de: 'service/geraete-und-batterien',
    fr: 'service/appareils-et-piles',
    nl: 'service/apparaten-en-batterijen',
  },
  stores: { de: 'service/filialen', fr: 'service/magasins', nl: 'service/winkels' },
  shipping: { de: 'versand', fr: 'livraison', nl: 'verzending' },
  payment: { de: 'zahlung', fr: 'paiement', nl: 'betalen' },
} as const satisfies Record<string, Record<Language, string>>

type Guide = keyof typeof guides

/** The page of a guide in a market, if the layout links to it: then it exists. */
export function guideHref(guide: Guide, market: Market, layout: Layout): string | undefined {
  const { navigation, featured, serviceLinks, footerLinks, sellingPoints } = layout
  const groups = [...navigation, ...footerLinks]
  const links = [
    ...groups,
    ...groups.flatMap((group) => group.links),
    ...featured,
    ...serviceLinks,
    ...sellingPoints,
  ]
  const wanted = contentPath(market, guides[guide][market.language])
  return links.some(({ link }) => resolveLink(link, market)?.href === wanted) ? wanted : undefined
}

/** The section on returns within the page on shipping. */
const returnsFragment: Record<Language, string> = { de: 'rueckgabe', fr: 'retour', nl: 'retour' }

export function returnsHref(market: Market, layout: Layout): string | undefined {
  const href = guideHref('shipping', market, layout)
  return href && `${href}#${returnsFragment[market.language]}`
}
