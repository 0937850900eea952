import { resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import { contentPath, type Market } from '@/lib/platform/markets'
import type { Language } from '@/schemas'

/** A page of the layout, by the name of its field without its end. */
type Guide = keyof Layout extends infer Field ? (Field extends `${infer Name}Page` ? Name : never) : never

/**
 * Where the content pages that screens lead to for details usually stand, for layouts that do not name them. A new
 * language needs none: its layout names them.
 */
const usualSlugs: Readonly<Record<Guide, Partial<Record<Language, string>>>> = {
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
  terms: { de: 'agb', fr: 'conditions-generales', nl: 'algemene-voorwaarden' },
  withdrawal: { de: 'widerruf', fr: 'retractation', nl: 'herroeping' },
  privacy: { de: 'datenschutz', fr: 'protection-des-donnees', nl: 'privacy' },
  imprint: { de: 'impressum', fr: 'mentions-legales', nl: 'colofon' },
}

type Entry = Layout['navigation'][number]
const withEntries = (entry: Entry): Entry[] => [entry, ...entry.entries.flatMap(withEntries)]

/** The page at the usual address of a guide, if the layout links to it: then it exists. */
function usualHref(guide: Guide, market: Market, layout: Layout): string | undefined {
  const slug = usualSlugs[guide][market.language]
  if (slug === undefined) return undefined
  const { navigation, featured, serviceLinks, footerLinks, sellingPoints, legalInfos } = layout
  const links = [
    ...navigation.flatMap(withEntries),
    ...footerLinks.flatMap((group) => [group, ...group.links]),
    ...featured,
    ...serviceLinks,
    ...sellingPoints,
    ...legalInfos,
  ]
  const wanted = contentPath(market, slug)
  return links.some(({ link }) => resolveLink(link, market)?.href === wanted) ? wanted : undefined
}

/** The page of a guide in a market, as its layout names it. */
export const guideHref = (guide: Guide, market: Market, layout: Layout): string | undefined =>
  resolveLink(layout[`${guide}Page`], market)?.href ?? usualHref(guide, market, layout)

/** The section on returns within the page on shipping. */
const returnsFragment: Partial<Record<Language, string>> = { de: 'rueckgabe', fr: 'retour', nl: 'retour' }

export function returnsHref(market: Market, layout: Layout): string | undefined {
  const href = guideHref('shipping', market, layout)
  const fragment = returnsFragment[market.language]
  return href && fragment ? `${href}#${fragment}` : href
}
