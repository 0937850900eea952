import { expect, it } from 'vitest'
import { optionWords } from '@/lib/studio/ui/option-words'

it.each([
  ['Marke: auf den Seiten einer Marke', 'Marke', 'Auf den Seiten einer Marke'],
  ['Marque\u202f: sur les pages d’une marque', 'Marque', 'Sur les pages d’une marque'],
  ['16 : 9', '16 : 9', undefined],
  ['Shop: 75', 'Shop: 75', undefined],
  ['Ja', 'Ja', undefined],
  ['', '', undefined],
])('the option %j is called %j', (label, name, more) => {
  expect(optionWords(label)).toEqual({ name, more })
})
