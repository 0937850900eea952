import { type Looking, lookOf } from '@/lib/platform/look'
import type { OwnFaces, Sheet } from '@/lib/platform/typeset'
import { mixed, type PaperColours, type ShopConfiguration } from '@/schemas/shop'
import { type LogoPicture, loadLogo } from './load-logo'
import { paperTypeface } from './paper-typeface'

/** What papers are known by: the logo of the shop, or its mark in its colours, its typeface and the colours of its texts. */
export type Letterhead = (
  | { kind: 'logo'; picture: LogoPicture }
  | { kind: 'mark'; shapes: readonly { path: string; colour: string }[] }
) & { own?: OwnFaces; colours?: PaperColours }

export type Branded = Looking & Pick<ShopConfiguration, 'logo'>

/** A mark without transparency: its paler shapes are mixed with the white of the paper. */
function markOf(shop: Looking): Letterhead {
  const { palette, mark } = lookOf(shop)
  const shapes = mark.map(({ path, opacity = 1 }) => ({
    path,
    colour: mixed('#ffffff', palette.accent, opacity),
  }))
  return { kind: 'mark', shapes }
}

export async function letterheadOf(shop: Branded): Promise<Letterhead> {
  const picture = shop.logo && (await loadLogo(shop.logo))
  const own = await paperTypeface(shop.fonts)
  const head = picture ? { kind: 'logo' as const, picture } : markOf(shop)
  return { ...head, colours: lookOf(shop).paper, ...(own && { own }) }
}

/** In points. */
const largest = { width: 160, height: 40 }

/** Draws it in the upper right corner of a page; returns its size. */
export function drawLetterhead(sheet: Sheet, letterhead: Letterhead): { width: number; height: number } {
  if (letterhead.kind === 'mark') {
    sheet.cornerShapes(letterhead.shapes, largest.height)
    return { width: largest.height, height: largest.height }
  }
  const { png, width, height } = letterhead.picture
  const scale = Math.min(largest.width / width, largest.height / height)
  const size = { width: width * scale, height: height * scale }
  sheet.cornerPicture(png, size)
  return size
}
