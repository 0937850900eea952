/** Whether every word of a term is the prefix or a part of a word of the title. */
export const fits = (known: readonly string[], words: readonly string[]): boolean =>
  words.length > 0 &&
  words.every((word) =>
    known.some((other) => other.startsWith(word) || (word.length >= 4 && other.includes(word))),
  )
