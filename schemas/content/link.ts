import { z } from 'zod'
import { type FieldLabel, lenient, unset, withHints } from './field'
import { fileAddress } from './file-address'
import { isMailAddress, mendAddress } from './link-address'
import { reportIssue } from './report'

const part = z.preprocess(
  (value) => (typeof value === 'string' && value !== '' ? value : undefined),
  z.string().optional(),
)

const slug = z.looseObject({
  lang: z.string(),
  path: part,
  translated_slug: part,
  published: z.boolean().nullish(),
})

/** The paths of a story in other languages, as stories and links name them. */
const slugs = z.preprocess(
  (value) =>
    Array.isArray(value) ? value.flatMap((entry: unknown) => slug.safeParse(entry).data ?? []) : [],
  z.array(slug),
)

/** A link as the content service sends it, in every shape that old and new editors left. */
const raw = z.looseObject({
  linktype: part,
  url: part,
  href: part,
  cached_url: part,
  email: part,
  id: part,
  uuid: part,
  anchor: part,
  target: part,
  title: part,
  rel: part,
  hreflang: part,
  /** What editors add of their own: in rich texts all of it, in fields beside the others. */
  custom: z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? value : undefined),
    z.looseObject({ title: part, rel: part, target: part, hreflang: part }).optional(),
  ),
  story: z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? value : undefined),
    z
      .looseObject({
        full_slug: part,
        url: part,
        name: part,
        uuid: part,
        translated_slugs: slugs,
        alternates: slugs,
      })
      .optional(),
  ),
})

const common = { anchor: part, newTab: z.boolean(), title: part, rel: part, hreflang: part }

/** What a link may say about its target. Others, such as `stylesheet`, are no business of a link in a text. */
const relations = [
  'nofollow',
  'sponsored',
  'ugc',
  'noopener',
  'noreferrer',
  'external',
  'author',
  'license',
  'help',
]

const relOf = (text: string | undefined): string | undefined => {
  const given = new Set(text?.toLowerCase().split(/\s+/))
  return relations.filter((relation) => given.has(relation)).join(' ') || undefined
}

const languageTag = /^[a-z]{2,3}(?:-[a-z]{2,4})?$/i

/** An address as a link has it; what is wrong with it is reported. */
function addressOf(typed: string): string {
  const { url, problem } = mendAddress(fileAddress(typed))
  if (problem) reportIssue({ message: problem })
  return url
}

/** A link in normal form. `fullSlug` is the slug of a story; the page that renders the link turns it into a path. */
const contentLink = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('story'),
    fullSlug: z.string().optional(),
    uuid: part,
    /** By language, where the story has other paths there. */
    paths: z.record(z.string(), z.string()).optional(),
    ...common,
  }),
  z.object({ kind: z.literal('url'), url: z.string(), ...common }),
  z.object({ kind: z.literal('email'), email: z.string(), ...common }),
  z.object({ kind: z.literal('asset'), url: z.string(), ...common }),
])
export type ContentLink = z.output<typeof contentLink>

/** The type of a link without `linktype`, which the oldest editors did not send. */
const typeOf = ({
  linktype,
  url,
  href,
  email,
  story,
  id,
  uuid,
}: z.output<typeof raw>): string | undefined => {
  if (linktype) return linktype
  if (url ?? href) return 'url'
  if (email) return 'email'
  return story || id || uuid ? 'story' : undefined
}

function plain(link: z.output<typeof raw>): ContentLink | undefined {
  const { custom } = link
  const hreflang = link.hreflang ?? custom?.hreflang
  const rest = {
    anchor: link.anchor,
    newTab: (link.target ?? custom?.target) === '_blank',
    title: link.title ?? custom?.title,
    rel: relOf(`${link.rel ?? ''} ${custom?.rel ?? ''}`),
    hreflang: hreflang && languageTag.test(hreflang) ? hreflang : undefined,
  }
  const address = link.url ?? link.href ?? link.cached_url
  switch (typeOf(link)) {
    case 'story': {
      const fullSlug = (
        link.story?.full_slug ??
        link.story?.url ??
        link.cached_url ??
        link.url ??
        link.href
      )?.replace(/^\/+|(?<!\/)\/+$/g, '')
      const uuid = link.story?.uuid ?? link.uuid ?? link.id
      return fullSlug || uuid || link.anchor
        ? { kind: 'story', fullSlug: fullSlug || undefined, uuid, paths: pathsOf(link), ...rest }
        : undefined
    }
    case 'email': {
      const email = (link.email ?? address)
        ?.trim()
        .replace(/^mailto:/i, '')
        .trim()
      // A page fills in a name in braces: `{serviceEmail}`.
      if (email && !/^\{\w+\}$/.test(email) && !isMailAddress(email))
        reportIssue({ message: 'is no mail address' })
      return email ? { kind: 'email', email, ...rest } : undefined
    }
    case 'asset':
      return address ? { kind: 'asset', url: fileAddress(address), ...rest } : undefined
    default:
      return address ? { kind: 'url', url: addressOf(address), ...rest } : undefined
  }
}

/** The published paths of a linked story, by language. */
function pathsOf({ story }: z.output<typeof raw>): Record<string, string> | undefined {
  const found = [...(story?.alternates ?? []), ...(story?.translated_slugs ?? [])].flatMap(
    ({ lang, path, translated_slug, published }) => {
      const own = (path ?? translated_slug)?.replace(/^\/+|(?<!\/)\/+$/g, '')
      return own && published !== false ? [[lang.toLowerCase().replaceAll('_', '-'), own] as const] : []
    },
  )
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** Normalises a link from the content service; undefined if it has no target. */
export function toContentLink(value: unknown): ContentLink | undefined {
  const parsed = raw.safeParse(typeof value === 'string' ? { linktype: 'url', url: value } : value)
  return parsed.success ? plain(parsed.data) : undefined
}

const linkField = z.union([raw, z.string()]).transform(toContentLink).optional()

export const link = (label: FieldLabel) =>
  withHints(lenient(z.preprocess(unset, linkField), label, undefined), { type: 'multilink', ...label })
