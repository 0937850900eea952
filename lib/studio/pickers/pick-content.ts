import 'server-only'
import { type FoundStory, findStories, findUsedFiles } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import type { StudioLanguage } from '@/lib/studio/i18n'
import { type AssetHolds, fitsAsset, isImageSource } from '@/schemas/content'
import { mostFound as most, mostValues } from './limits'
import { pickScreens } from './pick-screens'
import { shownStateOf } from './shown-state'
import type { PickedThing } from './types'

const toPicked = (story: FoundStory): PickedThing => ({
  value: story.uuid,
  name: story.name,
  detail: story.fullSlug,
  id: story.id,
  fullSlug: story.fullSlug,
  ...shownStateOf(story),
})

type Asked = { term?: string; types?: readonly string[]; uuids?: readonly string[]; near?: string }

/** Stories by name, address or uuid; those of the same market as `near` first. */
export const pickStories = async (asked: Asked, db: Database = database()): Promise<PickedThing[]> =>
  (await findStories(db, { ...asked, most: asked.uuids ? mostValues : most })).map(toPicked)

/** What a link can lead to: stories, those of the same market first, then the screens of the market, which are no stories. */
export async function pickLinkTargets(
  db: Database,
  market: Market,
  language: StudioLanguage,
  asked: { term: string; near: string },
): Promise<PickedThing[]> {
  const screens = await pickScreens(db, [market], language, asked.term)
  const stories = await findStories(db, { ...asked, most: most - screens.length })
  return [...stories.map(toPicked), ...screens]
}

const nameOf = (address: string) => decodeURI(address.split(/[?#]/)[0]?.split('/').at(-1) ?? address)

const toFile = ({ filename, alt }: { filename: string; alt: string }): PickedThing => ({
  value: filename,
  name: alt || nameOf(filename),
  detail: nameOf(filename),
  ...(isImageSource(filename) && { image: filename }),
})

/** As many files as are looked through for those that a field takes. */
const mostUsed = 1_000

/** Files that content already shows and a field takes, by address or alternative text. */
export const pickFiles = async (
  term: string,
  holds: AssetHolds,
  db: Database = database(),
): Promise<PickedThing[]> =>
  (await findUsedFiles(db, { term, most: holds === 'file' ? most : mostUsed }))
    .filter(({ filename }) => fitsAsset(holds, filename))
    .slice(0, most)
    .map(toFile)
