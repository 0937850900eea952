/** Why a story with a drafting note is not published, in the words of the content service's answers. */
export const draftingNotesRefusal =
  'holds drafting notes: write the text, and take out the paragraphs of that kind'

/**
 * Whether a paragraph says what is still to be written. The first content of a shop consists of them where only the
 * merchant can write the text.
 */
export const isDraftingNote = ({ component, type }: { component?: unknown; type?: unknown }): boolean =>
  component === 'paragraph' && type === 'note'

/** Whether there is a drafting note anywhere in the content of a story, however deep. */
export function hasDraftingNotes(content: unknown): boolean {
  const left: unknown[] = [content]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value !== 'object' || value === null) continue
    if (isDraftingNote(value)) return true
    for (const part of Object.values(value)) left.push(part)
  }
  return false
}
