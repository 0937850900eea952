import { resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import { contentPath, type Market } from '@/lib/platform/markets'
import type { Language } from '@/schemas'

/** The content pages that screens lead to for details. */
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
  terms: { de: 'agb', fr: 'conditions-generales', nl: 'algemene-voorwaarden' },
  withdrawal: { de: 'widerruf', fr: 'retractation', nl: 'herroeping' },
  privacy: { de: 'datenschutz', fr: 'protection-des-donnees', nl: 'privacy' },
} as const satisfies Record<string, Record<Language, string>>

type Guide = keyof typeof guides

type Entry = Layout['navigation'][number]
const withEntries = (entry: Entry): Entry[] => [entry, ...entry.entries.flatMap(withEntries)]

/** The page of a guide in a market, if the layout links to it: then it exists. */
export function guideHref(guide: Guide, market: Market, layout: Layout): string | undefined {
  const { navigation, featured, serviceLinks, footerLinks, sellingPoints, legalInfos } = layout
  const links = [
    ...navigation.flatMap(withEntries),
    ...footerLinks.flatMap((group) => [group, ...group.links]),
    ...featured,
    ...serviceLinks,
    ...sellingPoints,
    ...legalInfos,
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
