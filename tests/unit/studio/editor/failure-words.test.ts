import { expect, it } from 'vitest'
import { editorText } from '@/lib/studio/editor/editor-text'
import { unsavedWords } from '@/lib/studio/editor/failure-words'
import type { SaveState } from '@/lib/studio/editor/saving'

it.each<[SaveState['kind'], RegExp]>([
  ['offline', /keine Verbindung/],
  ['unavailable', /Server kann das gerade nicht/],
  ['conflict', /„Entscheiden“ unten/],
  ['unsaved', /steht unten/],
])('what could not be published while its work is %s says what is in the way', (kind, words) => {
  expect(unsavedWords({ kind } as SaveState, editorText('de'))).toMatch(words)
})
