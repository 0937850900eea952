import { expect, it } from 'vitest'
import { isOtherDraft } from '@/lib/studio/editor/other-draft'

const held = { content: 'v2', name: 'Seite' }
const draft = { version: 'v2', name: 'Seite', isSaved: true }

it.each([
  ['the one that is held, whatever older copy is on the screen', draft, false],
  ['one that somebody saved since', { ...draft, version: 'v3' }, true],
  ['renamed since', { ...draft, name: 'Andere Seite' }, true],
  ['still being written here', { ...draft, isSaved: false }, true],
])('a plan is told of a newer draft only if there is one: %s', (_, now, isOther) => {
  expect(isOtherDraft(held, now)).toBe(isOther)
})
