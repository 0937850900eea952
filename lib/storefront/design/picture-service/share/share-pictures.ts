import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { createDiskCache, type DiskCache } from '@/lib/platform/disk-cache'
import { fileAnswer, unchangedAnswer } from '../file-answer'
import { makeOnce } from '../make-once'
import { drawSharePicture, type SharedWords } from './draw-share-picture'

/** The limit of the disk cache: some thousand pictures. */
const maxBytes = 128 * 1024 * 1024

/** To be raised when the design changes, so that kept pictures are made anew. */
const design = 4

type Options = { cache: DiskCache; draw?: typeof drawSharePicture }

/**
 * Draws sharing pictures once and keeps them on disk, named by the words and the look that they show: a publish that changes a word
 * makes another one, and nothing has to be expired.
 */
export function createSharePictures({ cache, draw = drawSharePicture }: Options) {
  const once = makeOnce(cache)
  return async (request: Request, words: SharedWords): Promise<Response> => {
    const { look, title, kicker } = words
    const tag = createHash('sha256')
      .update(JSON.stringify([design, look, title, kicker]))
      .digest('hex')
      .slice(0, 32)
    const file = { tag, type: 'image/png', caching: 'public, no-cache' }
    return (
      unchangedAnswer(request, file) ?? fileAnswer(request, file, await once(`${tag}.png`, () => draw(words)))
    )
  }
}

/** The sharing pictures of this process, with their cache in the data folder. */
export const sharePicturesIn = (dataDir: string) =>
  createSharePictures({ cache: createDiskCache(join(dataDir, 'share-images'), maxBytes) })
