import { withoutLigatures, withoutUmlauts } from './umlauts'
import { withoutMarks } from './without-marks'

/** A word as it is, with its umlauts written out, and without accents, each in lower case: people type all three. */
export function spellingsOf(text: string): readonly [string, string, string] {
  const lower = withoutLigatures(text.normalize('NFC').toLowerCase())
  const written = withoutUmlauts(lower)
  return [lower, withoutMarks(written), withoutMarks(lower.replaceAll('ß', 'ss'))]
}

/** Whether a text, in one of its spellings, meets what was typed in the same one: usually by having it somewhere. */
export function isMet(
  text: string,
  typed: string,
  meets: (text: string, typed: string) => boolean = (whole, part) => whole.includes(part),
): boolean {
  const [texts, terms] = [spellingsOf(text), spellingsOf(typed)]
  return texts.some((each, index) => meets(each, terms[index] ?? ''))
}
