import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { z } from 'zod'
import { jsonFault, storyLimits } from '@/lib/platform/http'
import { type ContentFault, contentFault } from '@/schemas/content'

const unzip = promisify(gunzip)

/** The largest unsaved story, packed, in bytes. */
export const largestPackedStory = 400_000

const storySchema = z.object({
  id: z.number().int(),
  content: z.looseObject({ component: z.string().min(1).max(255) }),
  /** The only block that changed on the page; the content then holds no other. */
  only: z.string().min(1).max(255).optional(),
})

/** A story as an editor has it, saved or not. */
export type LiveStory = z.output<typeof storySchema>

type Refused = { ok: false; error: { key: ContentFault } }
type Read = { ok: true; story: LiveStory } | Refused

const refused = (key: ContentFault): Refused => ({ ok: false, error: { key } })
const jsonFaults = { deep: 'tooDeep', many: 'tooLarge' } as const

async function unpacked(text: string): Promise<{ ok: true; json: unknown } | Refused> {
  if (text.length > largestPackedStory) return refused('tooLarge')
  try {
    const bytes = await unzip(Buffer.from(text, 'base64'), { maxOutputLength: storyLimits.bytes })
    const fault = jsonFault(bytes, storyLimits)
    return fault ? refused(jsonFaults[fault]) : { ok: true, json: JSON.parse(bytes.toString('utf8')) }
  } catch (error) {
    return refused((error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'notAStory')
  }
}

/** A story from an editor's frame: JSON, compressed with gzip, in base64. Whatever is too large or too deep is no story. */
export async function readLiveStory(packed: unknown): Promise<Read> {
  if (typeof packed !== 'string') return refused('notAStory')
  const read = await unpacked(packed)
  if (!read.ok) return read
  const fault = contentFault(read.json)
  if (fault) return refused(fault)
  const story = storySchema.safeParse(read.json)
  return story.success ? { ok: true, story: story.data } : refused('notAStory')
}
