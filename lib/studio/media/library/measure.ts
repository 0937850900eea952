import type { AssetCard } from '../types'
import type { SendProblem } from './send-file'

/** What makes a file too large. */
export type Measure = { bytes: number } | Size
type Size = { width: number; height: number }

/** The pixels of a picture as the browser reads them; undefined for what it cannot read. */
async function sizeOf(file: File): Promise<Size | undefined> {
  const address = URL.createObjectURL(file)
  const picture = new Image()
  picture.src = address
  try {
    await picture.decode()
  } catch {
    // A picture that is too large to be drawn may have told its size all the same.
  }
  URL.revokeObjectURL(address)
  const { naturalWidth: width, naturalHeight: height } = picture
  return width > 0 ? { width, height } : undefined
}

/** What a file measures that was refused for it. */
export async function measureOf(file: File, problem: SendProblem): Promise<Measure | undefined> {
  if (problem === 'tooManyPixels') return sizeOf(file)
  return problem === 'tooLarge' || problem === 'svgTooLarge' ? { bytes: file.size } : undefined
}

type Stored = Pick<AssetCard, 'kind' | 'width' | 'height'>

/** A photograph that is read at a part of its size has a quarter of the most pixels at least. */
const leastOfReduced = 10_000_000

/** Whether a stored picture may be a smaller one than was sent: then the browser is asked what was. */
export const mayBeSmaller = ({ kind, width, height }: Stored): boolean =>
  kind === 'jpeg' && (width ?? 0) * (height ?? 0) >= leastOfReduced * 0.99

/** Whether a picture has fewer pixels than the file of which it was made. */
export const isSmaller = ({ width, height }: Stored, file: Size): boolean =>
  (width ?? 0) * (height ?? 0) < file.width * file.height

/** The pixels of a file that was stored with fewer. */
export async function sizeBefore(file: File, stored: Stored): Promise<Size | undefined> {
  const size = mayBeSmaller(stored) ? await sizeOf(file) : undefined
  return size && isSmaller(stored, size) ? size : undefined
}
