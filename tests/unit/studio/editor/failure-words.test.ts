import { expect, it } from 'vitest'
import { editorText } from '@/lib/studio/editor/editor-text'
import { failureAct, failureWords, unsavedAct, unsavedWords } from '@/lib/studio/editor/failure-words'
import type { SaveState } from '@/lib/studio/editor/saving'

it.each<[SaveState['kind'], RegExp]>([
  ['offline', /keine Verbindung/],
  ['unavailable', /Server kann das gerade nicht/],
  ['conflict', /„Entscheiden“ unten/],
  ['unsaved', /steht unten/],
])('what could not be published while its work is %s says what is in the way', (kind, words) => {
  expect(unsavedWords({ kind } as SaveState, editorText('de'), '')).toMatch(words)
})

it.each([
  [0, 'Neu laden'],
  [404, 'Neu laden'],
  [401, 'Anmelden (neuer Tab)'],
  [403, undefined],
  [503, undefined],
])('what was not done, answered with %i, has a button for the place to go: %s', (status, label) => {
  expect(failureAct(status, editorText('de'))?.label).toBe(label)
})

it.each([
  [{ kind: 'conflict' }, 'Entscheiden'],
  [{ kind: 'refused', reason: 'loggedOut' }, 'Anmelden (neuer Tab)'],
  [{ kind: 'refused', reason: 'deleted' }, 'Neu laden'],
  [{ kind: 'offline' }, undefined],
])('unsaved work that is %o has a button for what helps: %s', (state, label) => {
  const saving = { comeBack: () => undefined, autosave: { retry: () => undefined } }
  expect(unsavedAct(state as SaveState, editorText('de'), saving)?.label).toBe(label)
})

it('what a new role no longer allows says whom to ask', () => {
  expect(failureWords(403, editorText('de'), { who: 'Bitten Sie Paula.' })).toMatch(/Bitten Sie Paula\.$/)
})
