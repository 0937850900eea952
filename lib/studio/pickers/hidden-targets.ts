import 'server-only'
import { visitedIn } from '@/lib/content/check'
import { findNamesAt, findTargets } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { asReferences, referencedUuid } from '@/schemas/content'
import { storyFields } from '@/schemas/story-fields'

/** A field that leads to a story, by its path below its block; `slug`: where the story of a link was. */
type Leading = { path: string; block: string; field: string; uuid: string; slug: string }

/** Of a field that leads to a story which visitors do not see: its place, and the name, unset for one that is gone. */
type HiddenTarget = Pick<Leading, 'path' | 'block' | 'field'> & { name?: string }

const fields: ReadonlySet<string> = new Set(storyFields)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const bare = (slug: string) => slug.split('/').filter(Boolean).join('/')

/** The links to stories, and the stories that blocks show, each with its block. */
function leadingIn(content: Record<string, unknown>): Leading[] {
  return visitedIn(content).flatMap(({ value, path, blok, blokPath }) => {
    const at = { path: blokPath, block: textOf(blok.component) }
    const field = path.slice(blokPath === '' ? 0 : blokPath.length + 1)
    const link = {
      ...at,
      field,
      uuid: textOf(value.id) || textOf(value.uuid),
      slug: bare(textOf(value.cached_url)),
    }
    const shown = Object.entries(value === blok ? blok : {}).flatMap(([name, given]) =>
      fields.has(`${at.block}.${name}`)
        ? asReferences(given).flatMap((reference) => {
            const uuid = referencedUuid(reference)
            return uuid === undefined ? [] : [{ ...at, field: name, uuid, slug: '' }]
          })
        : [],
    )
    return value.linktype === 'story' && link.uuid !== '' ? [link, ...shown] : shown
  })
}

/**
 * The fields of a page that lead to a story which is not published, or is gone: visitors see the words without the link, or
 * nothing. What surrounds pages is left out: a header names pages before they are there, on purpose.
 * @param along the uuids of the stories that are published in the same moment
 */
export async function hiddenTargets(
  content: Record<string, unknown>,
  { along = new Set(), db = database() }: { along?: ReadonlySet<string>; db?: Database } = {},
): Promise<HiddenTarget[]> {
  if (content.component === 'layout') return []
  const leading = leadingIn(content).filter(({ uuid }) => !along.has(uuid))
  if (leading.length === 0) return []
  const [targets, names] = await Promise.all([
    findTargets(
      db,
      leading.map(({ uuid }) => uuid),
    ),
    findNamesAt(
      db,
      leading.map(({ slug }) => slug),
    ),
  ])
  return leading.flatMap(({ uuid, slug, ...place }): HiddenTarget[] => {
    const target = targets.get(uuid.toLowerCase())
    if (target) return target.isTold ? [] : [{ ...place, name: target.name }]
    return names.has(slug) ? [] : [place]
  })
}
