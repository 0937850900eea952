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
