import { expect, it } from 'vitest'
import { isTold } from '@/lib/studio/editor/dialogs/schedule-dialog.client'

const [no, yes] = [false, true]
it.each([
  // Asks about publishing, which is read; ends, which is read.
  [no, no, no, no, yes],
  [yes, no, no, no, no],
  [yes, yes, no, no, yes],
  [no, no, yes, no, no],
  [no, no, yes, yes, yes],
  [yes, yes, yes, no, no],
  [yes, no, yes, yes, no],
])('nothing is planned before its warnings are there: %s %s %s %s', (asks, isRead, ends, isEndRead, told) => {
  expect(isTold({ asks, isRead, ends, isEndRead })).toBe(told)
})
