import { expect, it } from 'vitest'
import { hasPlaceholder } from '@/lib/studio/editor/form/placeholders'
import { firstWordsIn } from '@/lib/studio/editor/lost-work/lost-work'
import { firstWordsOf, rowsOf } from '@/lib/studio/editor/tree/rows'
import { describeForms } from '@/lib/studio/forms'
import { definitions } from '@/schemas/definitions'

const forms = describeForms(Object.values(definitions), (english) => english)
const file = (filename: string, alt = '') => ({ fieldtype: 'asset', filename, alt })

it.each([
  ['its own text', { alt: 'Nacht', src: file('/a/night.png', 'Ein Kind') }, 'Nacht'],
  ['what its file shows', { src: file('/a/night.png', 'Ein Kind') }, 'Ein Kind'],
  ['the name of its file', { src: file('/a/night.png') }, 'night.png'],
  ['nothing while it is empty', {}, ''],
])('a picture is told from others by %s', (_, fields, words) => {
  expect(firstWordsOf({ _uid: 'p', component: 'content_image', ...fields }, forms.content_image, {})).toBe(
    words,
  )
})

it.each([
  ['its kind', { type: 'marke' }, /^Brand$/],
  ['its kind and its value', { type: 'marke', value: 'Lumi' }, /^Brand · Lumi$/],
])('a condition is told from others by %s', (_, fields, words) => {
  expect(firstWordsOf({ _uid: 't', component: 'trigger', ...fields }, forms.trigger, {})).toMatch(words)
})

/** A block whose first text is a rich one. */
const ofRichText =
  Object.keys(forms).find(
    (name) =>
      forms[name]?.fields.find(({ type }) => ['text', 'textarea', 'richtext'].includes(type))?.type ===
      'richtext',
  ) ?? ''
const shop = { companyName: 'Nestling GmbH', ifExample: '' }
const richText = (text: string) => ({
  ...{ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
})

it.each<[string, unknown, string]>([
  ['headline', 'Mark {ifExample}DHL', 'Mark DHL'],
  ['headline', '{companyName} stellt sich vor', 'Nestling GmbH stellt sich vor'],
  ['headline', 'Was {unknownName} heißt', 'Was {unknownName} heißt'],
  [ofRichText, richText('Anbieter: {companyName}'), 'Anbieter: Nestling GmbH'],
])('the words of a %s are those of the shop: %j', (component, text, words) => {
  const field = forms[component]?.fields.find(({ type }) => type === 'richtext')?.name ?? 'text'
  const blok = { _uid: 'p', component, [field]: text }
  expect(firstWordsOf(blok, forms[component], shop)).toBe(words)
  const root = { _uid: 'root', component: 'page', body: [blok] }
  const rows = rowsOf(root, forms, new Set(), shop)
  expect(rows.flatMap((row) => (row.kind === 'blok' ? row.words : []))).toContain(words)
})

it('the first words of work on a page that is gone are those of the shop', () => {
  const content = { _uid: 'root', component: 'page', title: '{ifExample}{companyName}' }
  expect(firstWordsIn(content, shop)).toBe('Nestling GmbH')
})

it.each([
  ['{companyName}', true],
  ['Mark {ifExample}DHL', true],
  [{ type: 'doc', content: [{ type: 'text', text: 'Von {companyName}' }] }, true],
  ['Ein Wort', false],
  ['{ 1, 2 }', false],
  [[{ component: 'headline', _uid: 'h', text: '{companyName}' }], false],
])('the form explains words in braces: %j', (value, has) => {
  expect(hasPlaceholder(value)).toBe(has)
})
