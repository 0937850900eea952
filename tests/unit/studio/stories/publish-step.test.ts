import { expect, test } from 'vitest'
import { publishStep } from '@/lib/studio/stories/publish-step'
import { firstDraftingNote } from '@/schemas/content'

const faulty = [{ uid: 'a', field: 'text', title: 'Absatz', reasons: ['holds “TODO”'] }]

test.each([
  ['publishes what is as intended', { faulty: [] }, 'publish'],
  ['says that it publishes all the same what is not', { faulty }, 'allTheSame'],
  ['leads to a drafting note, with which nothing is published', { faulty, note: 'n1' }, 'toNote'],
] as const)('the button of the question %s', (_, facts, step) => {
  expect(publishStep(facts)).toBe(step)
})

test('the first drafting note is the one that is read first', () => {
  const note = (uid: string) => ({ component: 'paragraph', type: 'note', _uid: uid })
  const content = { body: [{ component: 'section', body: [note('one')] }, note('two')], end: [note('three')] }
  expect(firstDraftingNote(content)).toMatchObject({ _uid: 'one' })
  expect(firstDraftingNote({ body: [{ component: 'paragraph', type: 'lead' }] })).toBeUndefined()
})
