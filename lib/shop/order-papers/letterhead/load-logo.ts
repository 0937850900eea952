import sharp from 'sharp'
import { logError } from '@/lib/platform/log'
import { ttlCache } from '@/lib/platform/memory'
import type { ShopConfiguration } from '@/schemas/shop'
import { loadFile } from './load-file'

export type LogoPicture = { png: Buffer; width: number; height: number }

const mostBytes = 2_000_000
const mostPixels = 40_000_000
/** In pixels: four to a point of the paper. */
const largest = { width: 640, height: 160 }

/**
 * A picture for paper: without transparency, for which PDF/A has rules of its own, and in the sRGB that the document
 * names as what its colours mean.
 */
async function paperPicture(bytes: Buffer): Promise<LogoPicture> {
  const { data: png, info } = await sharp(bytes, { density: 300, limitInputPixels: mostPixels })
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ palette: false })
    .toBuffer({ resolveWithObject: true })
  return { png, width: info.width, height: info.height }
}

const load = async (src: string) => paperPicture(await loadFile(src, mostBytes))

const all = {}
const loaded = ttlCache<LogoPicture>({ most: 20, seconds: 300 })
/** Also keeps that a picture cannot be had, so that not each paper waits for it; not for long, as most failures pass. */
const tried = ttlCache<LogoPicture | undefined>({ most: 20, seconds: 15 })

const find = (src: string): Promise<LogoPicture | undefined> =>
  tried(all, src, async () => {
    try {
      return await loaded(all, src, () => load(src))
    } catch (error) {
      logError('logo of papers', error)
      return undefined
    }
  })

/** The configured logo as a picture for paper: of mails, where that of pages cannot be had; undefined where none can. */
export async function loadLogo({
  src,
  mail,
}: NonNullable<ShopConfiguration['logo']>): Promise<LogoPicture | undefined> {
  const picture = await find(src)
  return picture ?? (mail === undefined ? undefined : find(mail))
}
