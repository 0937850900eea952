import {
  type Palette,
  paletteOf,
  type ShopConfiguration,
  type ShopFonts,
  type ShopMark,
} from '@/schemas/shop'
import initials from './initials.json' with { type: 'json' }

/** What everything that shows the shop has of it: pages, icons, pictures, mails and papers. */
export type ShopLook = {
  name: string
  palette: Palette
  mark: ShopMark
  fonts: ShopFonts
  /** The address of the icon; undefined: the mark is drawn. */
  icon?: string | undefined
}

const outlines: Readonly<Record<string, string>> = initials

const disc = 'M4 16a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z'

/** The first letter of a name that has an outline; a disc where none has. */
function initialOf(name: string): ShopMark {
  const letter = [...name.toUpperCase()].find((character) => outlines[character] !== undefined)
  return [{ path: (letter && outlines[letter]) ?? disc }]
}

export type Looking = Pick<ShopConfiguration, 'name' | 'mark' | 'colours' | 'fonts' | 'icon'>

/** The look of a configured shop. */
export const lookOf = ({ name, mark, colours, fonts, icon }: Looking): ShopLook => ({
  name,
  palette: paletteOf(colours),
  mark: mark ?? initialOf(name),
  fonts,
  ...(icon !== undefined && { icon }),
})

/** The shapes of a mark as markup within an SVG. */
export const markShapes = (mark: ShopMark): string =>
  mark
    .map(({ path, opacity }) => `<path d="${path}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`)
    .join('')

/** A mark as an SVG within a document. Its fill is that of the document's style. */
export const markSvg = (mark: ShopMark, attributes = ''): string =>
  `<svg${attributes} viewBox="0 0 32 32" aria-hidden="true">${markShapes(mark)}</svg>`
