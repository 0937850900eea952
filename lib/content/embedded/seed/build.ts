import { storyUuid } from '../story-uuid'
import { p, type RichNode } from './rich'
import type { SeedBlok } from './types'

export type Fields = Record<string, unknown>

/** A link to a story, as the content service sends it. */
export const storyLink = (fullSlug: string, anchor?: string) => ({
  fieldtype: 'multilink',
  linktype: 'story',
  id: storyUuid(fullSlug),
  url: '',
  cached_url: fullSlug,
  ...(anchor && { anchor }),
})

/** A link to a story of the same market: `~/` stands for the market's folder until the story is finished. */
export const to = (slug: string, anchor?: string) => storyLink(`~/${slug}`, anchor)

export const mailTo = (email: string) => ({
  fieldtype: 'multilink',
  linktype: 'email',
  id: '',
  url: email,
  email,
  cached_url: email,
})

type PageFields = { title: string; description?: string; noindex?: boolean }

export const page = (body: SeedBlok[], fields: PageFields & { pageType?: 'category' }): SeedBlok => ({
  component: 'page',
  ...fields,
  body,
})

/** A guide: search engines are told that it is an article. */
export const article = (body: SeedBlok[], fields: PageFields): SeedBlok => ({
  component: 'page',
  pageType: 'article',
  ...fields,
  body,
})

/** As large as the headings that other blocks bring with them. */
export const headline = (text: string, fields: Fields = {}): SeedBlok => ({
  component: 'headline',
  text,
  typography: 'medium',
  ...fields,
})

/** The one heading of the first level of a page. */
export const title = (text: string) => headline(text, { type: 'h1', typography: 'display' })

export const paragraph = (text: string, fields: Fields = {}): SeedBlok => ({
  component: 'paragraph',
  text,
  ...fields,
})

export const lead = (text: string) => paragraph(text, { type: 'lead' })

export const doc = (nodes: RichNode[]) => ({ type: 'doc', content: nodes })

export const richText = (...nodes: RichNode[]): SeedBlok => ({ component: 'rich_text', text: doc(nodes) })

/** A block in the middle of a rich text. */
export const embed = (...body: SeedBlok[]): RichNode => ({ type: 'blok', attrs: { body } })

export const teaser = (
  headlineText: string,
  text: string,
  link: [target: string, words: string],
  fields: Fields = {},
): SeedBlok => ({
  component: 'teaser',
  headline: headlineText,
  text,
  link: to(link[0]),
  linkText: link[1],
  ...fields,
})

export const banner = (fields: { headline: string } & Fields): SeedBlok => ({
  component: 'banner',
  ...fields,
})

export const accordion = (
  headlineText: string,
  entries: [title: string, ...text: RichNode[]][],
): SeedBlok => ({
  component: 'accordion',
  headline: headlineText,
  items: entries.map(([entryTitle, ...text]) => ({
    component: 'accordion_item',
    title: entryTitle,
    text: doc(text),
  })),
})

export const faq = (
  headlineText: string,
  entries: [question: string, answer: string | RichNode[], anchor?: string][],
): SeedBlok => ({
  component: 'faq',
  headline: headlineText,
  items: entries.map(([question, answer, anchor]) => ({
    component: 'faq_item',
    question,
    answer: doc(typeof answer === 'string' ? [p(answer)] : answer),
    ...(anchor && { anchor }),
  })),
})

type NewsletterFormFields = {
  headline: string
  text: string
  consent: string
  privacy: [slug: string, words: string]
}

export const newsletterForm = ({ privacy: [slug, words], ...fields }: NewsletterFormFields): SeedBlok => ({
  component: 'newsletter_form',
  ...fields,
  source: 'newsletter-page',
  consentLink: to(slug),
  consentLinkText: words,
})

type ConsultationFields = NewsletterFormFields & { topics: string[] }

export const consultationForm = ({
  privacy: [slug, words],
  topics,
  ...fields
}: ConsultationFields): SeedBlok => ({
  component: 'consultation',
  ...fields,
  topics: topics.join('\n'),
  consentLink: to(slug),
  consentLinkText: words,
})

/** Without entries the breadcrumb follows the folders of the page. */
export const breadcrumb = (...entries: [name: string, target: string][]): SeedBlok => ({
  component: 'breadcrumb',
  items: entries.map(([name, target]) => ({ component: 'breadcrumb_item', name, link: to(target) })),
})

export const table = (caption: string, head: string[], rows: string[][]): SeedBlok => ({
  component: 'table',
  caption,
  firstColumnIsHead: true,
  table: {
    fieldtype: 'table',
    thead: head.map((value) => ({ component: '_table_head', value })),
    tbody: rows.map((row) => ({
      component: '_table_row',
      body: row.map((value) => ({ component: '_table_col', value })),
    })),
  },
})

export const grid = (columns: number, body: SeedBlok[], fields: Fields = {}): SeedBlok => ({
  component: 'grid',
  columns,
  ...fields,
  body,
})

export const trigger = (type: string, value: string): SeedBlok => ({ component: 'trigger', type, value })

type Window = { from: string; to: string; triggers?: SeedBlok[] }

/** A campaign of one card, which shows within a window; the times are UTC. */
export const campaignTeaser = (window: Window, fields: { headline: string } & Fields): SeedBlok => ({
  component: 'campaign_teaser',
  dateFrom: window.from,
  dateTo: window.to,
  triggers: window.triggers ?? [],
  ...fields,
})

/** Blocks that show within a window; the times are UTC, written as the content service writes them. */
export const scheduled = (window: Window, ...body: SeedBlok[]): SeedBlok => ({
  component: 'trigger_container',
  dateFrom: window.from,
  dateTo: window.to,
  triggers: window.triggers ?? [],
  body,
})
