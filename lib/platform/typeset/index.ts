/** Documents as PDF in the shop's typeface, with every alphabet of Europe: texts, columns and tables on pages. */
import type { Sheet, SheetInfo } from './sheet'
import { loadTypefaces } from './typefaces'

export { textWidth } from './paper'
export type { Cell, Column, Sheet } from './sheet'

/** An empty document. What draws it is loaded with the first one. */
export async function openSheet(info: SheetInfo): Promise<Sheet> {
  const [drawing, regular, bold] = await Promise.all([
    import('./sheet'),
    loadTypefaces('regular'),
    loadTypefaces('bold'),
  ])
  return new drawing.Sheet(info, { regular, bold })
}
