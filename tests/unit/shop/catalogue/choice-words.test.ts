import { expect, it } from 'vitest'
import { choiceWords } from '@/lib/shop/catalogue/choice-words'

it.each([
  ['de', 'asGro', 'Größe', '62', 'Größe 62'],
  ['fr', 'asGro', 'Taille', '62', 'taille 62'],
  ['nl', 'asGro', 'Maat', '62', 'maat 62'],
  ['de', 'dimAlterGeeignetAb', 'Alter', 'ab Geburt', 'ab Geburt'],
  ['fr', 'dimAlterGeeignetAb', 'Âge', 'dès la naissance', 'dès la naissance'],
  ['de', 'auswahlWalz', 'Ausführung', 'Doppelpumpe', 'Doppelpumpe'],
  ['fr', 'vppdimension', 'Modèle', '1\u00a0l', '1\u00a0l'],
  ['de', 'vppdimension', 'Ausführung', '60 × 120\u00a0cm', '60 × 120\u00a0cm'],
  ['de', 'vppdimension', 'Ausführung', 'XL', 'Ausführung XL'],
] as const)(
  'A line says what was chosen without a doubled word (%s %s)',
  (language, name, words, label, said) => {
    expect(choiceWords(name, label, { words, isWithin: true, market: { language } })).toBe(said)
  },
)

it('A name that begins a line keeps its capital', () => {
  const given = { words: 'Taille', isWithin: false, market: { language: 'fr' as const } }
  expect(choiceWords('asGro', '62', given)).toBe('Taille 62')
})
