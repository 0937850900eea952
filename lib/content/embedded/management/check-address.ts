import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import {
  type Addressed,
  type AddressProblemKind,
  addressProblem,
  addressProblems,
  claimName,
  claimsOf,
  isPageContent,
  keyOf,
  slugsIn,
  topFolderOf,
} from '@/lib/content/addresses'
import type { Executor } from '@/lib/platform/db'
import { transliterate } from '@/lib/platform/markets'
import { withoutOuterSlashes } from '@/lib/platform/text'
import { shopBrands } from '@/schemas'
import { stories } from '../tables'
import { findStory, hasSlug, isBelow, isOrIsBelow, type Story, slugOwner } from './story-tree'

/** Why an address is refused, in the words of the content service's answers. */
export const takenSlug = 'has already been taken'

type Claimant = Addressed & { isPage: boolean }

/** What has an address that another story was to get. */
export type Taker = Pick<Story, 'id' | 'name' | 'isFolder'> & { path: string }

/** Stories with the addresses that they are to have, and those that they had; and which rows are these stories. */
type Question = { now: readonly Claimant[]; before: readonly Addressed[]; except: SQL | undefined }

const addressedColumns = {
  id: stories.id,
  fullSlug: stories.fullSlug,
  translatedSlugs: stories.translatedSlugs,
  isFolder: stories.isFolder,
  component: sql<string | undefined>`${stories.content} ->> 'component'`,
}

/** A text as the shop looks it up: what `transliterate` does, in the database. */
const lookedUp = (text: SQL) =>
  sql`replace(replace(replace(replace(lower(translate(normalize(${text}, NFC), 'ÄÖÜ', 'äöü')), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')`

const among = (text: SQL, values: readonly string[]) =>
  sql`trim(both '/' from ${lookedUp(text)}) in (${sql.join(
    values.map((value) => sql`${value}::text`),
    sql`, `,
  )})`

/** The id of another story than those excepted that claims a page that these claim and have not had before. */
async function claimantOf(db: Executor, { now, before, except }: Question): Promise<number | undefined> {
  const wanted = new Map(now.flatMap(claimsOf).map((claim) => [claimName(claim), claim]))
  for (const claim of before.flatMap(claimsOf)) wanted.delete(claimName(claim))
  if (wanted.size === 0) return undefined
  const slugs = new Set<string>()
  for (const { locale, key } of wanted.values())
    for (const folder of [locale, ...shopBrands]) for (const slug of slugsIn(folder, key)) slugs.add(slug)
  const paths = [...wanted.values()].flatMap(({ key }) => [key, ...slugsIn('kategorieseiten', key)])
  const translated = sql`exists (select from jsonb_array_elements(${stories.translatedSlugs}) entry where ${among(
    sql`(entry ->> 'path')`,
    [...slugs, ...paths],
  )})`
  const rows = await db
    .select(addressedColumns)
    .from(stories)
    .where(
      and(
        eq(stories.isFolder, false),
        or(among(sql`${stories.fullSlug}`, [...slugs]), translated),
        except && not(except),
      ),
    )
  // A story that was stored in another spelling has no page, but is at the address all the same.
  const read = rows.map((row) => ({ ...row, fullSlug: transliterate(row.fullSlug) }))
  return read.find((row) => claimsOf(row).some((claim) => wanted.has(claimName(claim))))?.id
}

const isClaimed = async (db: Executor, question: Question): Promise<boolean> =>
  (await claimantOf(db, question)) !== undefined

/**
 * What refuses an address while it is typed, if the page can be seen in no market. All else is said when the page is
 * published, and by the check of the content.
 */
const refusedAtOnce: ReadonlySet<AddressProblemKind> = new Set(['screen', 'product', 'ownPath', 'tooLong'])

/** Why the stories cannot have their addresses; undefined when they can. What was wrong before is not asked about. */
async function refusalOf(db: Executor, question: Question): Promise<string | undefined> {
  const { now, before } = question
  const former = new Set(before.map((story) => addressProblem(story)?.path))
  for (const claimant of now) {
    const problem = claimant.isPage ? addressProblem(claimant) : undefined
    if (problem?.isEverywhere && refusedAtOnce.has(problem.kind) && !former.has(problem.path))
      return addressProblems[problem.kind]
  }
  return (await isClaimed(db, question)) ? takenSlug : undefined
}

type Placed = Addressed & Pick<Story, 'isFolder' | 'content'>

const asClaimant = (story: Placed): Claimant => ({ ...story, isPage: isPageContent(story.content) })

/** Why a new story or folder cannot have its address. */
export async function newAddressRefusal(db: Executor, story: Placed): Promise<string | undefined> {
  if (await hasSlug(db, story.fullSlug)) return takenSlug
  return story.isFolder
    ? undefined
    : refusalOf(db, { now: [asClaimant(story)], before: [], except: undefined })
}

/** The story or folder that has an address already: with the same path, or with the same page in the shop. */
export async function addressTaker(db: Executor, placed: Placed, own?: Story): Promise<Taker | undefined> {
  const id =
    (await slugOwner(db, placed.fullSlug, own?.id)) ??
    (placed.isFolder
      ? undefined
      : await claimantOf(db, {
          now: [asClaimant(placed)],
          before: own ? [own] : [],
          except: own && eq(stories.id, own.id),
        }))
  const story = id === undefined ? undefined : await findStory(db, id)
  return story && { id: story.id, name: story.name, path: story.fullSlug, isFolder: story.isFolder }
}

const paths = ({ translatedSlugs }: Addressed) =>
  JSON.stringify(translatedSlugs.map(({ lang, path }) => [lang, path]).sort())

/**
 * Why a story cannot have another address, or a folder, with all that is in it. One that stays where it is is not asked
 * about: it may have been stored by an earlier release, and can be edited.
 */
export async function changedAddressRefusal(
  db: Executor,
  before: Story,
  after: Placed,
): Promise<string | undefined> {
  const moves = before.fullSlug !== after.fullSlug
  if (!moves && paths(before) === paths(after)) return undefined
  if (moves && (await hasSlug(db, after.fullSlug, before.id))) return takenSlug
  if (!before.isFolder)
    return refusalOf(db, { now: [asClaimant(after)], before: [before], except: eq(stories.id, before.id) })
  const inside = await db
    .select(addressedColumns)
    .from(stories)
    .where(and(isBelow(before), eq(stories.isFolder, false)))
  const moved = inside.map(({ fullSlug, translatedSlugs, component }) => ({
    fullSlug: after.fullSlug + fullSlug.slice(before.fullSlug.length),
    translatedSlugs,
    isPage: isPageContent({ component }),
  }))
  return refusalOf(db, { now: moved, before: inside, except: isOrIsBelow(before) })
}

/** Why a story cannot have a path in one of the space's languages. */
export const translatedAddressRefusal = (
  db: Executor,
  story: Story,
  entry: { lang: string; path: string },
): Promise<string | undefined> => {
  const alone = { fullSlug: '', translatedSlugs: [entry], isPage: isPageContent(story.content) }
  return refusalOf(db, { now: [alone], before: [story], except: eq(stories.id, story.id) })
}

/**
 * Whether another published story is seen in place of a story. Of two in the same folder, the page comes before that of a
 * category.
 */
export function isHiddenByAnother(db: Executor, story: Story): Promise<boolean> {
  const [first] = slugsIn(topFolderOf(story.fullSlug), keyOf(story.fullSlug))
  if (first === withoutOuterSlashes(story.fullSlug) && story.translatedSlugs.length === 0)
    return Promise.resolve(false)
  const except = or(eq(stories.id, story.id), isNull(stories.publishedContent))
  return isClaimed(db, { now: [asClaimant(story)], before: [], except })
}
