/** Why a story with a drafting note is not published, in the words of the content service's answers. */
export const draftingNotesRefusal =
  'holds drafting notes: write the text, and take out the paragraphs of that kind'

/**
 * Whether a paragraph says what is still to be written. The first content of a shop consists of them where only the
 * merchant can write the text.
 */
export const isDraftingNote = ({ component, type }: { component?: unknown; type?: unknown }): boolean =>
  component === 'paragraph' && type === 'note'

/** The first drafting note in the content of a story, however deep; undefined for none. */
export function firstDraftingNote(content: unknown): { _uid?: unknown } | undefined {
  const left: unknown[] = [content]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value !== 'object' || value === null) continue
    if (isDraftingNote(value)) return value
    for (const part of Object.values(value).reverse()) left.push(part)
  }
  return undefined
}

/** Whether there is a drafting note anywhere in the content of a story. */
export const hasDraftingNotes = (content: unknown): boolean => firstDraftingNote(content) !== undefined
