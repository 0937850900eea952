import { expect, it } from 'vitest'
import { hasPlaceholder } from '@/lib/studio/editor/form/placeholders'
import { firstWordsOf } from '@/lib/studio/editor/tree/rows'
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
  expect(firstWordsOf({ _uid: 'p', component: 'content_image', ...fields }, forms.content_image)).toBe(words)
})

it.each([
  ['its kind', { type: 'marke' }, /^Brand$/],
  ['its kind and its value', { type: 'marke', value: 'Lumi' }, /^Brand · Lumi$/],
])('a condition is told from others by %s', (_, fields, words) => {
  expect(firstWordsOf({ _uid: 't', component: 'trigger', ...fields }, forms.trigger)).toMatch(words)
})

it('what stands for nothing in a text is no word of a block', () => {
  const blok = { _uid: 'p', component: 'headline', text: 'Mark {ifExample}DHL' }
  expect(firstWordsOf(blok, forms.headline)).toBe('Mark DHL')
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
