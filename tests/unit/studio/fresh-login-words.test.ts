import { expect, it } from 'vitest'
import { wordsOf } from '@/lib/studio/fresh-login/fresh-login-dialog.client'

it.each([
  ['workflows/', 'workflow'],
  ['workflows/7/', 'workflow'],
  ['stories/7/preview-links/', 'previewLink'],
  ['people/', 'text'],
])('the question for the password names what is changed by %s', (path, words) => {
  expect(wordsOf(path)).toBe(words)
})
