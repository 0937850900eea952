import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { type AddressProblemKind, isPageContent, isShownContent } from '@/lib/content/addresses'
import { findStory, isHiddenByAnother, type Story } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { type AskShop, askShop } from '@/lib/studio/calls'
import { hindranceOf } from './hindrance'
import { pathsOf } from './shown-address'

/** A published page that a shopper does not get at its address, and why, where that is known. */
export type NotShown = {
  id: number
  name: string
  path: string
  /** Unset: the shop did not answer, or was not asked because nobody can. */
  status?: number
  /** Where the shop leads a shopper instead. */
  to?: string
  reason?: AddressProblemKind | 'taken' | 'unknownType'
}

/** How long one question of the Studio may take, in milliseconds; less than its own limit. */
const allMs = 4_000

type Asking = { ask: AskShop; pause: number; ending: AbortSignal }

const componentOf = (content: object | null): string | undefined => {
  const { component } = (content ?? {}) as { component?: unknown }
  return typeof component === 'string' ? component : undefined
}

/** A publish reaches the pages within a second or two. */
const tries = 6
const pauseMs = 400

async function answerAt(path: string, { ask, pause, ending }: Asking): ReturnType<AskShop> {
  for (let left = tries; ; left -= 1) {
    const answer = await ask(path, ending)
    if (answer?.status === 200 || left === 1 || ending.aborted) return answer
    await sleep(pause)
  }
}

type Options = { db?: Database; ask?: AskShop; pause?: number }

async function notShown(db: Database, story: Story, asking: Asking): Promise<NotShown | undefined> {
  const { id, name } = story
  const paths = pathsOf(story)
  if (paths.length === 0) return { id, name, path: `/${story.fullSlug}`, reason: 'outside' }
  // The shop answers at this address, with something else.
  const hindrance = hindranceOf({ ...story, component: componentOf(story.publishedContent) })
  if (hindrance) return { id, name, ...hindrance }
  if (!isShownContent(story.publishedContent ?? {}))
    return { id, name, path: paths[0] ?? '', reason: 'unknownType' }
  if (await isHiddenByAnother(db, story)) return { id, name, path: paths[0] ?? '', reason: 'taken' }
  for (const path of paths) {
    const answer = await answerAt(path, asking)
    if (answer?.status !== 200) return { id, name, path, ...answer }
  }
  return undefined
}

/**
 * The published pages among stories that a shopper does not get at their addresses, asked for as a shopper asks. What is
 * no page of its own, such as a section, is left out.
 */
export async function findNotShown(
  ids: readonly number[],
  { db = database(), ask = askShop, pause = pauseMs }: Options = {},
): Promise<NotShown[]> {
  const found: NotShown[] = []
  const ending = AbortSignal.timeout(allMs)
  for (const id of new Set(ids)) {
    const story = await findStory(db, id)
    if (!story?.publishedContent || !isPageContent(story.publishedContent)) continue
    const missing = await notShown(db, story, { ask, pause, ending })
    if (missing) found.push(missing)
  }
  return found
}
