import sharp, { type Sharp } from 'sharp'
import { largestForm } from '@/lib/platform/http'
import { logWarning } from '@/lib/platform/log'
import { contentOf, type FileContent } from './file-content'
import { type FileKind, foreignPictureOf, kindOfBytes } from './file-kinds'
import { mostPixels, readingOf } from './large-photograph'
import { svgCost, svgProblem } from './svg-problem'
import { isWholeDocument } from './whole-document'
import { isWholeMp4, isWholeWebm } from './whole-film'
import { isWholeSubtitles } from './whole-subtitles'

/** The most bytes of a file. */
export const largestAsset = largestForm
const largestSvg = 1024 * 1024
/** A photograph of the most pixels needs some seconds, and many times that on a slow machine with other work. */
const decodeSeconds = 60
const drawSeconds = 15

/** Why a file is not taken. */
export const fileProblems = [
  'empty',
  'tooLarge',
  'type',
  'broken',
  /** It took too long to read, which says nothing about the file: another try may succeed. */
  'tooSlow',
  /** A typeface whose glyphs are made of so many others that drawing them would not end. */
  'endless',
  'tooManyPixels',
  'unsafe',
  'svgTooLarge',
] as const
export type FileProblem = (typeof fileProblems)[number]

export type CleanedFile = {
  kind: FileKind
  bytes: Buffer
  /** Pixels, of pictures. */
  size: { width: number; height: number } | undefined
  /** What it measured when it was sent, upright, where it was kept with fewer pixels. */
  sent?: { width: number; height: number }
}

type Cleaned = { ok: true; file: CleanedFile } | { ok: false; problem: FileProblem }

const refused = (problem: FileProblem): Cleaned => ({ ok: false, problem })

/** High, because every size is made from it and encoded once more. */
const libraryQuality = 93

type Encode = (image: Sharp, quality: number) => Sharp

const wholeChecks = { pdf: isWholeDocument, mp4: isWholeMp4, webm: isWholeWebm } as const

/** What finds whether a file is whole, of the kinds that are kept as they are and read in parts. */
export const isWhole = (kind: FileKind): ((content: FileContent) => Promise<boolean>) | undefined =>
  Object.hasOwn(wholeChecks, kind) ? wholeChecks[kind as keyof typeof wholeChecks] : undefined

const brokenUnless =
  (check: (content: FileContent) => Promise<boolean>) =>
  async (bytes: Buffer): Promise<FileProblem | undefined> =>
    (await check(contentOf(bytes))) ? undefined : 'broken'

/** What is kept as it is, and why it is not taken. */
const keptAsItIs = {
  pdf: brokenUnless(wholeChecks.pdf),
  mp4: brokenUnless(wholeChecks.mp4),
  webm: brokenUnless(wholeChecks.webm),
  // What reads typefaces is loaded with the first one.
  woff2: async (bytes: Buffer) => (await import('./typeface-problem')).typefaceProblem(bytes),
  vtt: async (bytes: Buffer) => (isWholeSubtitles(bytes) ? undefined : 'broken'),
} as const

type Photograph = Exclude<FileKind, 'svg' | keyof typeof keptAsItIs>

const encoders: Record<Photograph, Encode> = {
  jpg: (image, quality) =>
    image.jpeg({ quality, chromaSubsampling: quality < libraryQuality ? '4:2:0' : '4:4:4' }),
  png: (image) => image.png({ compressionLevel: 8 }),
  webp: (image, quality) => image.webp({ quality, effort: 3, smartSubsample: true }),
  avif: (image) => image.avif({ quality: 75, effort: 2 }),
  gif: (image) => image.gif({ effort: 4 }),
}

/** Why a picture could not be decoded. */
export function decodeProblem(error: unknown): 'tooManyPixels' | 'tooSlow' | 'broken' {
  const words = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(words)) return 'tooManyPixels'
  return /^timeout: /.test(words) ? 'tooSlow' : 'broken'
}

/** How well a picture is encoded, of 100, and how long that may take. */
type Effort = { quality?: number; seconds?: number }

/**
 * A picture decoded and encoded anew, upright: its metadata is left behind, where cameras write the place, and so is
 * everything in the file that is no picture. A photograph with more pixels than are decoded becomes smaller.
 */
async function cleanPicture(
  kind: Photograph,
  bytes: Buffer,
  { quality = libraryQuality, seconds = decodeSeconds }: Effort,
): Promise<Cleaned> {
  try {
    const isMoving = kind === 'gif' || kind === 'webp'
    const { limit, side, sent } = await readingOf(bytes)
    const input = { limitInputPixels: limit, failOn: 'error', animated: isMoving } as const
    const image = sharp(bytes, input).timeout({ seconds }).autoOrient().keepIccProfile()
    if (side) image.resize({ width: side, height: side, fit: 'inside' })
    const { data, info } = await encoders[kind](image, quality).toBuffer({ resolveWithObject: true })
    const { pageHeight } = await sharp(data, { limitInputPixels: false, animated: isMoving }).metadata()
    return {
      ok: true,
      file: {
        ...{ kind, bytes: data, size: { width: info.width, height: pageHeight ?? info.height } },
        ...(sent && { sent }),
      },
    }
  } catch (error) {
    return refused(decodeProblem(error))
  }
}

/** The pixels of the pictures in a drawing, each of which is decoded whole, however small it is shown. */
async function pixelsInside(drawing: string): Promise<number> {
  let pixels = 0
  for (const address of svgCost(drawing)?.pictures ?? []) {
    const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    pixels += width * height
  }
  return pixels
}

/** A drawing is taken as it is, if it only draws and can be drawn. */
async function checkSvg(bytes: Buffer): Promise<Cleaned> {
  if (bytes.length > largestSvg) return refused('svgTooLarge')
  const text = bytes.toString('utf8')
  const problem = svgProblem(text)
  if (problem !== undefined) {
    logWarning(`media library: a drawing was refused: ${problem}`)
    return refused('unsafe')
  }
  try {
    if ((await pixelsInside(text)) > mostPixels) return refused('tooManyPixels')
    const image = sharp(Buffer.from(text), { limitInputPixels: mostPixels })
    const { width, height } = await image.metadata()
    await image.resize({ width: 64 }).timeout({ seconds: drawSeconds }).png().toBuffer()
    return { ok: true, file: { kind: 'svg', bytes: Buffer.from(text), size: { width, height } } }
  } catch (error) {
    return refused(decodeProblem(error))
  }
}

/** A picture of a telephone: its decoder is large, and loaded with the first one. */
async function convertHeic(bytes: Buffer, effort: Effort): Promise<Cleaned> {
  const { decodeHeic } = await import('./heic/decode-heic')
  const decoded = await decodeHeic(bytes, { pixels: mostPixels, seconds: effort.seconds ?? decodeSeconds })
  if ('problem' in decoded) return refused(decoded.problem)
  return cleanPicture(decoded.hasAlpha ? 'png' : 'jpg', decoded.png, effort)
}

/** A picture of a kind that no page shows, as one that pages show: without loss where it is transparent. */
async function convertPicture(bytes: Buffer, effort: Effort): Promise<Cleaned> {
  const found = foreignPictureOf(bytes)
  if (found === undefined) return refused('type')
  if (found === 'heic') return convertHeic(bytes, effort)
  const { hasAlpha } = await sharp(bytes, { limitInputPixels: mostPixels })
    .metadata()
    .catch(() => ({ hasAlpha: false }))
  return cleanPicture(hasAlpha ? 'png' : 'jpg', bytes, effort)
}

/** Why the content of a file is not what its first bytes say; undefined for one that is. Nothing of it is changed. */
export async function contentProblem(kind: FileKind, bytes: Buffer): Promise<FileProblem | undefined> {
  if (kind === 'svg') {
    const checked = await checkSvg(bytes)
    return checked.ok ? undefined : checked.problem
  }
  if (isKeptAsItIs(kind)) return keptAsItIs[kind](bytes)
  try {
    await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).stats()
    return undefined
  } catch (error) {
    return decodeProblem(error)
  }
}

const isKeptAsItIs = (kind: FileKind): kind is keyof typeof keptAsItIs => Object.hasOwn(keptAsItIs, kind)

/**
 * A file as it is kept: its kind is read from its content, and it is made harmless; or why it is not taken.
 * @param effort the quality is that of JPEG and WebP
 */
export async function cleanFile(bytes: Buffer, effort: Effort = {}): Promise<Cleaned> {
  if (bytes.length === 0) return refused('empty')
  if (bytes.length > largestAsset) return refused('tooLarge')
  const kind = kindOfBytes(bytes)
  if (kind === undefined) return convertPicture(bytes, effort)
  if (kind === 'svg') return checkSvg(bytes)
  if (!isKeptAsItIs(kind)) return cleanPicture(kind, bytes, effort)
  const problem = await keptAsItIs[kind](bytes)
  if (problem) return refused(problem)
  return { ok: true, file: { kind, bytes, size: undefined } }
}
