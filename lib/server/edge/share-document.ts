import { steadyMs } from '@/lib/platform/clock'
import { surrogateKey } from '@/lib/server/edge-cache'
import type { Kept } from './document-store'
import type { EdgeResponse } from './edge-response'

/** What is kept changes at its time, of which `until` is the next full second: a cache asks again before. */
const earlierMs = 1_000

/** By the tags of a document, which are one array for as long as it is kept. */
const keys = new WeakMap<Kept['tags'], string>()

function keysOf(tags: Kept['tags']): string {
  const before = keys.get(tags)
  if (before !== undefined) return before
  const made = surrogateKey(tags)
  keys.set(tags, made)
  return made
}

/**
 * Lets HTTP caches in front of the shop answer with a kept document until one of its keys is purged, and at the most as
 * long as it is current. Browsers still ask for it each time. Returns whether the answer is for everybody.
 */
export function shareDocument(reply: EdgeResponse): boolean {
  if (!reply.kept || reply.hasHeader('set-cookie')) return false
  const { tags, until } = reply.kept
  const seconds = Math.floor((until - earlierMs - steadyMs()) / 1_000)
  if (seconds < 1) return false
  reply.setHeader('cache-control', `public, max-age=0, must-revalidate, s-maxage=${seconds}`)
  reply.setHeader('surrogate-key', keysOf(tags))
  return true
}
