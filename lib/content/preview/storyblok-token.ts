import { createHash } from 'node:crypto'
import { currentMs } from '@/lib/platform/clock'
import { sameSecret } from '@/lib/platform/security'

/** The parameters by which Storyblok's visual editor names itself to the page in its frame. */
export type StoryblokToken = { spaceId: string; timestamp: string; token: string }

type Known = {
  /** The preview token of the space, of which the editor's token is made. */
  previewToken: string
  /** The number of the space, when it is configured. */
  spaceId?: string | undefined
}

/** So long after it was made, by Storyblok's documentation. */
const validSeconds = 3_600
/** How far the clock of this machine may be behind Storyblok's. */
const aheadSeconds = 300

const parameter = (name: string) => `_storyblok_tk[${name}]`

/** The token in the query of a page; undefined without one, and when a part of it is missing or there twice. */
export function storyblokTokenIn(query: Readonly<Record<string, unknown>>): StoryblokToken | undefined {
  const read = (name: string, pattern: RegExp) => {
    const value = query[parameter(name)]
    return typeof value === 'string' && pattern.test(value) ? value : undefined
  }
  const spaceId = read('space_id', /^\d{1,20}$/)
  const timestamp = read('timestamp', /^\d{1,12}$/)
  const token = read('token', /^[0-9a-f]{40}$/)
  return spaceId && timestamp && token ? { spaceId, timestamp, token } : undefined
}

/**
 * Storyblok's own check that a page is open in its visual editor: the SHA-1 of the space, the preview token and a time
 * in seconds, joined by colons, of the last hour.
 * @param now in milliseconds since the epoch
 */
export function isStoryblokToken(
  { spaceId, timestamp, token }: StoryblokToken,
  known: Known,
  now = currentMs(),
): boolean {
  if (known.spaceId !== undefined && known.spaceId !== spaceId) return false
  const age = now / 1_000 - Number(timestamp)
  if (age > validSeconds || age < -aheadSeconds) return false
  const expected = createHash('sha1').update(`${spaceId}:${known.previewToken}:${timestamp}`).digest('hex')
  return sameSecret(token, expected)
}
