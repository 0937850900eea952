import { attrsOf } from './node'

/** The attributes of a node or a mark as the content service sends them, which the editor does not look into. */
export type Rest = Record<string, unknown> | null

/** The attribute of an element on the clipboard that holds them. */
export const restAttribute = 'data-rest'

export const restOf = ({ attrs }: { attrs: Record<string, unknown> }): Rest => attrsOf(attrs.rest) ?? null

/** More than an editor copies by hand, and little enough to read at once. */
const longest = 2_000_000

/** What a copy brought along. Any page can write the clipboard, so that everything else is nothing. */
export function readRest(element: HTMLElement): Rest {
  const written = element.getAttribute(restAttribute)
  if (!written || written.length > longest) return null
  try {
    return attrsOf(JSON.parse(written)) ?? null
  } catch {
    return null
  }
}
