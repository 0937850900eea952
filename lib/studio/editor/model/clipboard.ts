import { z } from 'zod'
import type { Blok } from './blok'
import { withoutControls } from './plain-text'
import { withNewUids } from './uids'

/** The first property of copied blocks, by which a later Studio knows the format. */
const format = 'nestling/blocks@1'

/** More than an editor copies by hand, and little enough to read at once. */
const longest = 2_000_000

const blok = z.looseObject({ component: z.string().min(1).max(255), _uid: z.string().max(255) })
const copied = z.object({ format: z.literal(format), blocks: z.array(blok).min(1).max(200) })

/** Blocks as text for the clipboard, which pages of every story and other windows can paste. */
export const toClipboard = (bloks: readonly Blok[]): string => JSON.stringify({ format, blocks: bloks })

/** The blocks of a text from the clipboard, with new uids; undefined for any other text. */
export function fromClipboard(text: string): Blok[] | undefined {
  if (text.length > longest || !text.trimStart().startsWith('{')) return undefined
  try {
    const parsed = copied.safeParse(JSON.parse(text))
    return parsed.success ? withoutControls(parsed.data.blocks).map((each) => withNewUids(each)) : undefined
  } catch {
    return undefined
  }
}
