import {
  type Palette,
  type PaperColours,
  paletteOf,
  paperColoursOf,
  type ShopConfiguration,
  type ShopFonts,
  type ShopMark,
} from '@/schemas/shop'
import initials from './initials.json' with { type: 'json' }

/** What everything that shows the shop has of it: pages, icons, pictures, mails and papers. */
export type ShopLook = {
  name: string
  palette: Palette
  /** The colours of papers, which are white. */
  paper: PaperColours
  /** Of which icons are drawn. */
  mark: ShopMark
  /** What stands beside the name: nothing where the shop has a logo or an icon and no mark. */
  sign: ShopMark
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

export type Looking = Pick<ShopConfiguration, 'name' | 'mark' | 'logo' | 'colours' | 'fonts' | 'icon'>

/** The look of a configured shop. */
export const lookOf = ({ name, mark: own, logo, colours, fonts, icon }: Looking): ShopLook => {
  const mark = own ?? initialOf(name)
  return {
    ...{ name, palette: paletteOf(colours), paper: paperColoursOf(colours), mark, fonts },
    sign: own === undefined && (logo ?? icon) !== undefined ? [] : mark,
    ...(icon !== undefined && { icon }),
  }
}

/** The shapes of a mark as markup within an SVG. */
export const markShapes = (mark: ShopMark): string =>
  mark
    .map(({ path, opacity }) => `<path d="${path}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`)
    .join('')

/** A mark as an SVG within a document; nothing for none. Its fill is that of the document's style. */
export const markSvg = (mark: ShopMark, attributes = ''): string =>
  mark.length === 0
    ? ''
    : `<svg${attributes} viewBox="0 0 32 32" aria-hidden="true">${markShapes(mark)}</svg>`
