/** The longest phrase that begins at a place, with what it means and the number of its words. */
export function phraseAt<T>(
  words: readonly string[],
  at: number,
  known: ReadonlyMap<string, T>,
  longest: number,
  endings: readonly string[] = [''],
): { meant: T; length: number } | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ')
    for (const ending of endings) {
      const meant = phrase.endsWith(ending) && known.get(phrase.slice(0, phrase.length - ending.length))
      if (meant) return { meant, length }
    }
  }
  return undefined
}
