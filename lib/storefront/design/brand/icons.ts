import sharp from 'sharp'
import { readKeptFile } from '@/lib/content/shop-files'
import { markShapes, type ShopLook } from '@/lib/platform/look'
import { ownIcon } from './own-icon'

/** The icon files of a market by name, with their size and their safe padding for masks, in pixels. */
export const iconSizes = {
  'icon-32.png': { size: 32, padding: 0 },
  'icon-192.png': { size: 192, padding: 0.1 },
  'icon-512.png': { size: 512, padding: 0.1 },
  'maskable-512.png': { size: 512, padding: 0.2 },
  'apple-touch-icon.png': { size: 180, padding: 0.12 },
} as const

export type IconFile = keyof typeof iconSizes

/** The mark of a shop on its ground. */
export function iconSvg({ palette, mark }: ShopLook, size: number, padding: number): string {
  const { accent, ground } = palette
  const inner = 32 * (1 - 2 * padding)
  const offset = 32 * padding
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(${offset} ${offset}) scale(${inner / 32})" fill="${accent}">${markShapes(mark)}</g></svg>`
}

/** The picture of goods without one, for mails: the sign of their category in the colours of the shop. */
export function renderGoodsSign({ palette: { soft, accent } }: ShopLook, path: string): Promise<Buffer> {
  const sign = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="-21 -21 66 66"><rect x="-21" y="-21" width="66" height="66" fill="${soft}"/><path d="${path}" fill="none" stroke="${accent}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return sharp(Buffer.from(sign)).png({ palette: true }).toBuffer()
}

/** Icons that devices cut, or whose transparent parts they fill. */
const filled: ReadonlySet<IconFile> = new Set(['maskable-512.png', 'apple-touch-icon.png'])

/** An icon of the shop as a PNG: from its own file, else with its mark. */
export async function renderIcon(
  look: ShopLook,
  file: IconFile,
  read: (src: string) => Promise<Buffer | undefined> = readKeptFile,
): Promise<Buffer> {
  const { size, padding } = iconSizes[file]
  const own = look.icon && (await read(look.icon))
  if (own) return ownIcon(own, { size, padding, ground: look.palette.ground, isFilled: filled.has(file) })
  return sharp(Buffer.from(iconSvg(look, size, padding)))
    .png()
    .toBuffer()
}
