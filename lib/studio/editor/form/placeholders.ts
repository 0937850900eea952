/** Examples of the words that the shop replaces, as they are written in texts. */
export const placeholders = { name: '{companyName}', example: '{ifExample}' } as const

const placeholder = /\{[a-z][a-zA-Z]*\}/

/** Whether a value of a block has words in braces, which shoppers see replaced. */
export function hasPlaceholder(value: unknown): boolean {
  if (typeof value === 'string') return placeholder.test(value)
  if (typeof value !== 'object' || value === null) return false
  // Blocks in a block have forms of their own.
  if ('component' in value) return false
  return Object.values(value).some(hasPlaceholder)
}
