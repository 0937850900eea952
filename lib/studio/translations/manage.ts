import 'server-only'
import { randomUUID } from 'node:crypto'
import { isPageContent, readPath, readSlug } from '@/lib/content/addresses'
import {
  ensureLanguages,
  findStory,
  listAlternates,
  lockSpace,
  readSeen,
  renewStories,
  type Story,
  translatedAddressRefusal,
  updateStory,
} from '@/lib/content/embedded'
import { type Database, database, type Transaction } from '@/lib/platform/db'
import { contentPath, marketsOfStory } from '@/lib/platform/markets'
import { allows, type Person, recordChange } from '@/lib/studio/people'
import { slugProblem, withoutSigns } from '@/lib/studio/stories'
import { type MarketRow, readMarkets } from './market-versions'
import { folderOf, isShared } from './placed'
import { isKnownToShop, mayRegroup } from './rights'

/** The path of a story in a market that shares it with others. */
export type MarketSlug = { lang: string; market: string; path: string; address: string }
/** `slugs` is empty for a story that belongs to one market. */
export type Translations = {
  slugs: MarketSlug[]
  /** Where the page has a version, and where one could be made. */
  markets: MarketRow[]
  /** Shown around pages or in them, so that no market has a version of it to make. */
  isPage: boolean
  /** Names all of it, for publishing what was seen. */
  seen: string
}

/** The same for a person. */
export type ReadTranslations = Translations & { mayPublish: boolean }

/** A path without the folder of the company, as it is typed. */
const typed = (path: string, folder: string) =>
  path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path

function slugsOf(story: Story): MarketSlug[] {
  if (!isShared(story)) return []
  const folder = folderOf(story.fullSlug)
  return marketsOfStory(story.fullSlug).map((market) => {
    const own = story.translatedSlugs.find(({ lang }) => lang === market.shopLocale)?.path ?? ''
    return {
      lang: market.shopLocale,
      market: `${market.country}, ${market.name}`,
      path: typed(own, folder),
      address: contentPath(market, own || story.fullSlug),
    }
  })
}

/** The addresses of a story by market, and the same page elsewhere; undefined for a folder. */
export async function readTranslations(
  id: number,
  db: Database = database(),
): Promise<Translations | undefined> {
  const story = await findStory(db, id)
  if (!story || story.isFolder) return undefined
  const [markets, seen] = await Promise.all([readMarkets(db, story), readSeen(db, id)])
  return {
    slugs: slugsOf(story),
    markets,
    isPage: isPageContent(story.content),
    seen: seen?.translations ?? '',
  }
}

export type TranslationEdit =
  | { ok: true }
  | { ok: false; error: 'missing' | 'needsPublisher' | 'notPossible' }
  /** The page that stands in a market which the group has already. */
  | { ok: false; error: 'sameMarket'; page: string; market: string }
  /** What is wrong with the path of a language: the key of a text. */
  | { ok: false; error: string; lang: string }

/**
 * All versions of a story share its addresses, so that a change of a public or planned one takes someone who may publish.
 */
const editing = (
  person: Person,
  id: number,
  db: Database,
  edit: (tx: Transaction, story: Story) => Promise<TranslationEdit>,
): Promise<TranslationEdit> =>
  db.transaction(async (tx): Promise<TranslationEdit> => {
    await lockSpace(tx)
    const story = await findStory(tx, id)
    if (!story || story.isFolder) return { ok: false, error: 'missing' }
    if (!allows(person, 'publish') && (await isKnownToShop(tx, story)))
      return { ok: false, error: 'needsPublisher' }
    const edited = await edit(tx, story)
    if (edited.ok) {
      const named = { id, name: story.name }
      await recordChange(tx, { person, kind: 'story-translated', story: named })
    }
    return edited
  })

/** A part of a path as it is typed. */
const readPart = (part: string) => withoutSigns(readSlug(part))

/** Gives a story paths by market; an empty one takes it back to its own. Old public addresses lead on to the new. */
export const saveSlugs = (
  person: Person,
  id: number,
  slugs: readonly { lang: string; path: string }[],
  db: Database = database(),
): Promise<TranslationEdit> =>
  editing(person, id, db, async (tx, story) => {
    const markets = marketsOfStory(story.fullSlug)
    const names = new Map(markets.map(({ shopLocale, name }) => [shopLocale, name]))
    if (!isShared(story) || slugs.some(({ lang }) => !names.has(lang)))
      return { ok: false, error: 'notPossible' }
    const folder = folderOf(story.fullSlug)
    const known = new Map(story.translatedSlugs.map((each) => [each.lang, each]))
    const wanted: { lang: string; path: string }[] = []
    for (const { lang, path } of slugs) {
      if (path.replaceAll('/', '').trim() === '') continue
      const own = known.get(lang)?.path
      // A path of an earlier release is left as it is, until it is changed.
      const read = own !== undefined && path === typed(own, folder) ? undefined : readPath(path, readPart)
      if (read?.ok === false) return { ok: false, error: read.refusal, lang }
      const entry = { lang, path: read ? `${folder}/${read.path}` : (own ?? '') }
      const problem = read && (await translatedAddressRefusal(tx, story, entry))
      if (problem) return { ok: false, error: slugProblem(problem), lang }
      wanted.push(entry)
    }
    const others = story.translatedSlugs.filter(({ lang }) => !slugs.some((each) => each.lang === lang))
    const fresh = wanted.map(({ lang, path }) => ({
      name: null,
      published: true,
      ...known.get(lang),
      lang,
      path,
    }))
    await ensureLanguages(
      tx,
      wanted.map(({ lang }) => ({ code: lang, name: names.get(lang) ?? lang })),
    )
    const edited = await updateStory(
      tx,
      id,
      { translated_slugs_attributes: [...others, ...fresh] },
      false,
      person.name,
    )
    if (!edited.ok) return { ok: false, error: 'notPossible' }
    // That its addresses have changed is noted of every edit here.
    for (const made of edited.changes ?? [])
      if (made.kind === 'triggers-carried') await recordChange(tx, { person, ...made })
    return { ok: true }
  })

/**
 * Joins the groups of two stories, as the same page in several markets: each market has one page in a group. Who may not
 * publish changes no group that the shop knows.
 */
export const joinAlternate = (
  person: Person,
  id: number,
  otherId: number,
  db: Database = database(),
): Promise<TranslationEdit> =>
  editing(person, id, db, async (tx, story) => {
    const other = await findStory(tx, otherId)
    if (!other || other.isFolder || other.id === id) return { ok: false, error: 'notPossible' }
    const [own, theirs] = await Promise.all([listAlternates(tx, story), listAlternates(tx, other)])
    if (theirs.some((each) => each.id === id)) return { ok: true }
    const known = new Set([story, ...own].map(({ fullSlug }) => folderOf(fullSlug)))
    const twice = [other, ...theirs].find(({ fullSlug }) => known.has(folderOf(fullSlug)))
    if (twice) return { ok: false, error: 'sameMarket', page: twice.name, market: folderOf(twice.fullSlug) }
    if (own.length > 0 && !(await mayRegroup(tx, person, [other.id, ...theirs.map((each) => each.id)])))
      return { ok: false, error: 'needsPublisher' }
    // A single story moves into the group that is there already.
    const [moved, group] =
      own.length === 0 ? [[story], other.groupId] : ([[other, ...theirs], story.groupId] as const)
    for (const each of moved) {
      const edited = await updateStory(tx, each.id, { group_id: group }, false)
      if (!edited.ok) return { ok: false, error: 'notPossible' }
    }
    const all = [story, ...own, other, ...theirs].map((each) => each.id)
    await renewStories(
      tx,
      all.filter((each) => moved.every((one) => one.id !== each)),
    )
    return { ok: true }
  })

/** Takes a story out of its group. */
export const leaveAlternates = (
  person: Person,
  id: number,
  db: Database = database(),
): Promise<TranslationEdit> =>
  editing(person, id, db, async (tx, story) => {
    const others = await listAlternates(tx, story)
    const edited = await updateStory(tx, id, { group_id: randomUUID() }, false)
    if (!edited.ok) return { ok: false, error: 'notPossible' }
    await renewStories(
      tx,
      others.map((each) => each.id),
    )
    return { ok: true }
  })
