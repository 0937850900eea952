import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { z } from 'zod'

const unzip = promisify(gunzip)

/** The largest unsaved story, as JSON and packed, in bytes. */
export const largestLiveStory = 1_000_000
export const largestPackedStory = 400_000

/** Deeper than any story: a block in a block takes two levels, a node of a rich text too. */
const deepestValue = 100
const mostValues = 50_000

const storySchema = z.object({
  id: z.number().int(),
  content: z.looseObject({ component: z.string().min(1).max(255) }),
})

/** A story as an editor has it, saved or not. */
export type LiveStory = z.output<typeof storySchema>

type Read =
  | { ok: true; story: LiveStory }
  | { ok: false; error: { key: 'tooLarge' | 'tooDeep' | 'notAStory' } }

/** What is wrong with the shape of a value, found without recursion. */
function faultOf(root: unknown): 'tooLarge' | 'tooDeep' | 'notAStory' | undefined {
  const waiting: [unknown, number][] = [[root, 0]]
  let seen = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next
    seen += 1
    if (seen > mostValues) return 'tooLarge'
    if (typeof value !== 'object' || value === null) continue
    if (depth === deepestValue) return 'tooDeep'
    // Parsed it is a field like any other; assigned to a copy it would be its prototype.
    if (Object.hasOwn(value, '__proto__')) return 'notAStory'
    for (const inner of Object.values(value)) waiting.push([inner, depth + 1])
  }
  return undefined
}

async function unpacked(
  text: string,
): Promise<{ ok: true; json: unknown } | { ok: false; tooLarge: boolean }> {
  if (text.length > largestPackedStory) return { ok: false, tooLarge: true }
  try {
    const bytes = await unzip(Buffer.from(text, 'base64'), { maxOutputLength: largestLiveStory })
    return { ok: true, json: JSON.parse(bytes.toString('utf8')) }
  } catch (error) {
    return { ok: false, tooLarge: (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE' }
  }
}

/** A story from an editor's frame: JSON, compressed with gzip, in base64. Whatever is too large or too deep is no story. */
export async function readLiveStory(packed: unknown): Promise<Read> {
  const read = typeof packed === 'string' ? await unpacked(packed) : { ok: false as const, tooLarge: false }
  if (!read.ok) return { ok: false, error: { key: read.tooLarge ? 'tooLarge' : 'notAStory' } }
  const fault = faultOf(read.json)
  if (fault) return { ok: false, error: { key: fault } }
  const story = storySchema.safeParse(read.json)
  return story.success ? { ok: true, story: story.data } : { ok: false, error: { key: 'notAStory' } }
}
