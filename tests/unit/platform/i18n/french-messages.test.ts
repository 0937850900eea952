import { expect, test } from 'vitest'
import { errorTexts } from '@/lib/platform/i18n/error-texts'
import messages from '@/lib/platform/i18n/messages/fr.json'
import { typeset } from '@/lib/platform/i18n/typography'

/** It lists the marks that can be typed, as they are typed. */
const listOfMarks = 'basket.add.inscription.characters'

const textsIn = (value: unknown, path = ''): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path, typeset(value, { iso: 'fr-CH' })]]
    : Object.entries(value as object).flatMap(([key, inner]) => textsIn(inner, path ? `${path}.${key}` : key))

const texts = textsIn({ ...messages, boundary: errorTexts('fr') }).filter(([path]) => path !== listOfMarks)

test.each([
  ['before ; ! ? and »', /(?<!\u202f)[;!?»]/],
  ['before a colon, except in an address', /(?<!\u202f):(?!\/\/)/],
  ['after «', /«(?!\u202f)/],
])('a French text has a narrow space that does not break %s', (_, fault) => {
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter(([, text]) => fault.test(text))).toEqual([])
})
