import type { Market } from '@/lib/platform/markets'

/** What says by itself what is chosen: a colour, ‘from birth’, ‘double pump’, ‘1 l’. A size does not. */
const speaksAlone = (name: string, label: string): boolean =>
  ['farbe', 'dimAlterGeeignetAb', 'auswahlWalz'].includes(name) ||
  (name === 'vppdimension' && /^\d[\d.,×\s]*\p{L}/u.test(label))

type Given = {
  /** The name of what is chosen. */
  words: string
  /** Whether it stands within a line. */
  isWithin: boolean
  market: Pick<Market, 'language'>
}

/** What is chosen, as lines of baskets, mails and papers say it: ‘Größe 62’, ‘taille 62’, ‘from birth’. */
export function choiceWords(name: string, label: string, { words, isWithin, market }: Given): string {
  if (speaksAlone(name, label)) return label
  // German nouns have a capital everywhere.
  const own = isWithin && market.language !== 'de' ? words.toLowerCase() : words
  return `${own} ${label}`
}
