import { expect, test } from 'vitest'
import { fillPlural, marketText, pluralForms } from '@/lib/platform/i18n'
import { errorTexts } from '@/lib/platform/i18n/error-texts'
import messages from '@/lib/platform/i18n/messages/fr.json'
import { typeset } from '@/lib/platform/i18n/typography'
import { testMarket } from '../../../fixtures/render'

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

/** A message in each of its forms: one for every way through its plurals and choices. */
function formsOf(text: string): string[] {
  const start = text.search(/\{\w+, (?:plural|select), /)
  if (start < 0) return [text]
  const [head, rest] = [text.slice(0, start), text.slice(start + 1)]
  const branches: string[] = []
  let [depth, from, end] = [0, 0, 0]
  for (; depth >= 0; end += 1) {
    if (rest[end] === '{' && ++depth === 1) from = end + 1
    if (rest[end] === '}' && --depth === 0) branches.push(rest.slice(from, end))
  }
  return branches.flatMap((branch) => formsOf(`${head}${branch}${rest.slice(end)}`))
}

const sentences = texts.flatMap(([path, text]) =>
  [...new Set(formsOf(text).flatMap((form) => form.split(/[.!?:;]/)))].map((said) => [path, said] as const),
)

test('the forms of a French message are whole sentences', () => {
  expect(formsOf('{a} a {n, plural, =0 {{b} nul} one {# un}} {s, select, x {y} other {z}}.')).toEqual(
    ['{b} nul', '# un'].flatMap((n) => [`{a} a ${n} y.`, `{a} a ${n} z.`]),
  )
})

test('a French sentence that says aucun, rien or personne with a verb has its ne', () => {
  const without =
    /(?:^|\s)(?:est|sont|était|a|ont|peut|peuvent|pouvez|pouvons|avez|avons|reste|existe|vaut)\s[^,]*\b(?:aucune?|rien)\b/
  expect(sentences.filter(([, said]) => without.test(said) && !/\bne\b|n’/.test(said))).toEqual([])
})

test('what may begin with a vowel does not stand after a French word that would lose its own', () => {
  // A law gives this sentence; a place is named as the shopper has found it.
  const apart = /^papers\.conformity\.signed$/
  const joined = /\b(?:de|que|jusque|lorsque|puisque) \{(?:name|city|place|label|title|text)\}/
  expect(sentences.filter(([path, said]) => joined.test(said) && !apart.test(path))).toEqual([])
})

test.each(['basket.page.number', 'wishlist.page.number', 'checkout.summary.number'] as const)(
  'nought has words of its own in French and Dutch, also in the browser: %s',
  (key) => {
    for (const [market, none] of [
      ['fr', 'Aucun article'],
      ['nl', 'Geen artikelen'],
    ] as const) {
      const t = marketText(testMarket(market, 'bm'))
      const forms = pluralForms(market, (count) => t(key, { count }))
      expect([fillPlural(forms, 0), t(key, { count: 0 })]).toEqual([none, none])
    }
  },
)

test('no French text elides a name that it is given: it may begin with a vowel', () => {
  const named = /\b(?:de|que|le|la|[dlq]’)\s?\{(?:shop|host|partner|seller|brand)\}/i
  // Whom the statutory form is for is filled in as it stands.
  const own = texts.filter(([path]) => path !== 'withdrawal.form.to')
  expect(own.filter(([, text]) => named.test(text))).toEqual([])
})

test.each([
  ['de', 'innerhalb eines Tages nach Erhalt', 'innerhalb von 14 Tagen'],
  ['ch-fr', 'au plus tard un jour après', 'dans les 14 jours'],
  ['nl', 'binnen 1 dag na ontvangst', 'binnen 14 dagen'],
])('a term of a day is none of several in %s', (code, one, many) => {
  const t = marketText(testMarket(code, code === 'nl' ? 'bm' : 'baby'))
  const said = (days: number) =>
    t('orderMails.payLater', { amount: '1', days }).replace(/[\u00a0\u202f]/g, ' ')
  expect(said(1)).toContain(one)
  expect(said(14)).toContain(many)
})
