/** From so many pages on, a list of them has a search. */
export const manyRows = 10

/** Whether a page has every word of a text in its name or address, whatever their case. */
export function hasWords({ name, address }: { name: string; address: string }, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/)
  return words.every((word) => `${name} ${address}`.toLowerCase().includes(word))
}
