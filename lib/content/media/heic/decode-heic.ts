import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { limitConcurrency } from '@/lib/platform/outage'

/** Of the decoder: 40 million pixels need 300 MB of it. */
const mostMemory = 512 * 1024 * 1024

type Pixels = { data: Uint8ClampedArray; width: number; height: number }
type Problem = 'broken' | 'tooManyPixels' | 'tooSlow'
type Limits = { pixels: number; seconds: number }

/** The decoder in a thread of its own, which ends with all its memory when it is done or its time is over. */
function pixelsOf(bytes: Buffer, { pixels, seconds }: Limits): Promise<Pixels | { problem: Problem }> {
  const file = join(process.cwd(), 'lib/content/media/heic/worker.mjs')
  const worker = new Worker(/* turbopackIgnore: true */ file, {
    workerData: { bytes: new Uint8Array(bytes), mostPixels: pixels, mostMemory },
    execArgv: [],
    stderr: true,
    stdout: true,
  })
  return new Promise<Pixels | { problem: Problem }>((resolve) => {
    const timer = setTimeout(() => resolve({ problem: 'tooSlow' }), seconds * 1_000)
    worker.once('message', resolve)
    worker.once('error', () => resolve({ problem: 'broken' }))
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve({ problem: 'broken' })
    })
  }).finally(() => worker.terminate())
}

/** The colour profile of the picture, as its box in the file says; telephones write that of their wider colours. */
function profileIn(bytes: Buffer): Buffer | undefined {
  const at = bytes.indexOf('colrprof', 0, 'latin1')
  if (at < 4) return undefined
  const profile = bytes.subarray(at + 8, at - 4 + bytes.readUInt32BE(at - 4))
  return profile.toString('latin1', 36, 40) === 'acsp' ? profile : undefined
}

const pngHead = 33

/** A PNG with a colour profile, which stands behind its head. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(content.length - 4)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([png.subarray(0, pngHead), size, content, sum, png.subarray(pngHead)])
}

const inTurn = limitConcurrency(1)

/** A picture of a telephone (HEIC) as a PNG, upright and with its colours; or why it cannot be read. */
export function decodeHeic(
  bytes: Buffer,
  limits: Limits,
): Promise<{ png: Buffer; hasAlpha: boolean } | { problem: Problem }> {
  return inTurn(async () => {
    const pixels = await pixelsOf(bytes, limits)
    if ('problem' in pixels) return pixels
    const { data, width, height } = pixels
    const image = sharp(data, { raw: { width, height, channels: 4 } })
    const hasAlpha = !(await image.stats()).isOpaque
    const plain = hasAlpha ? image : image.removeAlpha()
    const png = await plain.png({ compressionLevel: 1, adaptiveFiltering: false }).toBuffer()
    const profile = profileIn(bytes)
    return { png: profile ? withProfile(png, profile) : png, hasAlpha }
  })
}
