const units = new Set(['kg', 'kilo', 'kilos', 'kilogramm', 'kilogramme', 'kilogrammes', 'kilogram'])
const weight = /^\d{1,3}(?:kg)?$/

/** Folded words without the weights among them: `kindersitz 36 kg` → `kindersitz`. */
const withoutWeights = (words: readonly string[]): string[] =>
  words.filter((word, at) => {
    const before = words[at - 1] ?? ''
    const isAmount = weight.test(word) && (word.endsWith('kg') || units.has(words[at + 1] ?? ''))
    return !isAmount && !(units.has(word) && weight.test(before))
  })

/**
 * Words without a weight where it only leads to what mentions it, and the other words name something: a pushchair that carries
 * as much as a seat of a car is none.
 */
export async function withoutMentionedWeight(
  words: readonly string[],
  isNamed: (words: readonly string[]) => Promise<boolean>,
): Promise<readonly string[]> {
  const others = withoutWeights(words)
  if (others.length === 0 || others.length === words.length || (await isNamed(words))) return words
  return (await isNamed(others)) ? others : words
}
