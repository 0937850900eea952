const untyped = new Set([
  ...['checkbox', 'radio', 'submit', 'button', 'reset', 'file', 'range', 'color'],
  // Of the shop's own forms.
  'hidden',
])

/** What stands in the fields of the page, which an error may quote. */
export const typedOn = (page: Pick<Document, 'querySelectorAll'>): string[] =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter(({ type }) => !untyped.has(type))
    .map(({ value }) => value)
