import type { ContentLink } from '@/schemas/content'
import type { Layout } from './layout'

/** The content service leaves such a link its uuid alone. */
const leadsToDraft = (link: ContentLink | undefined) =>
  link?.kind === 'story' && link.fullSlug === undefined && link.uuid !== undefined

const shown = <T extends { link?: ContentLink | undefined }>(entries: readonly T[]): T[] =>
  entries.filter(({ link }) => !leadsToDraft(link))

type Entry = Layout['navigation'][number]

/** The menu without categories that lead nowhere and have none below them; one whose own page alone is gone stays open. */
const shownEntries = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => {
    const below = shownEntries(entry.entries)
    const isEmptied = below.length === 0 && entry.entries.length > 0
    const leadsNowhere = below.length === 0 && (leadsToDraft(entry.link) || (isEmptied && !entry.link))
    return leadsNowhere ? [] : [{ ...entry, entries: below, teaser: shown(entry.teaser) }]
  })

/** A layout without the names of pages that are not published: they would be words that lead nowhere. */
export const withoutDraftLinks = (layout: Layout): Layout => ({
  ...layout,
  navigation: shownEntries(layout.navigation),
  featured: shown(layout.featured),
  serviceLinks: shown(layout.serviceLinks),
  footerLinks: layout.footerLinks.flatMap((group) => {
    const links = shown(group.links)
    const isEmptied = links.length === 0 && group.links.length > 0
    return isEmptied && (!group.link || leadsToDraft(group.link)) ? [] : [{ ...group, links }]
  }),
  socialLinks: shown(layout.socialLinks),
  legalInfos: shown(layout.legalInfos),
  consentLinks: shown(layout.consentLinks),
})
