import { z } from 'zod'
import { largestStory } from '@/lib/platform/http/client'
import { contentFault } from '@/schemas/content'
import type { Blok } from './blok'
import { withoutControls } from './plain-text'
import { withNewUids } from './uids'

/** The first property of copied blocks, by which a later Studio knows the format. */
const format = 'shop/blocks@1'
/** Its name before, of what another window of the Studio or an older one has copied. */
const formerFormat = 'nestling/blocks@1'

const blok = z.looseObject({ component: z.string().min(1).max(255), _uid: z.string().max(255) })
const copied = z.object({ format: z.enum([format, formerFormat]), blocks: z.array(blok).min(1) })

/** Blocks as text for the clipboard, which pages of every story and other windows can paste. */
export const toClipboard = (bloks: readonly Blok[]): string => JSON.stringify({ format, blocks: bloks })

/** `noBlocks`: any other text. `tooLarge`: more than a page may hold. */
export type ClipboardFault = 'noBlocks' | 'tooLarge'

const isCopied = (text: string) => text.trimStart().startsWith(toClipboard([]).slice(0, -3))

/** The blocks of a text from the clipboard, with new uids, or why there are none. A page takes as much as it can hold. */
export function fromClipboard(text: string): Blok[] | ClipboardFault {
  if (text.length > largestStory) return isCopied(text) ? 'tooLarge' : 'noBlocks'
  if (!text.trimStart().startsWith('{')) return 'noBlocks'
  try {
    const read: unknown = JSON.parse(text)
    const isTooLarge = contentFault(read) !== undefined
    if (isTooLarge) return isCopied(text) ? 'tooLarge' : 'noBlocks'
    const parsed = copied.safeParse(read)
    return parsed.success ? withoutControls(parsed.data.blocks).map((each) => withNewUids(each)) : 'noBlocks'
  } catch {
    return 'noBlocks'
  }
}
