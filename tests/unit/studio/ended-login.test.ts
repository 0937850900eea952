import { expect, it, vi } from 'vitest'
import { loginEndOf, noteAnswer, onEndedLogin } from '@/lib/studio/calls/ended-login'
import { refusalOf } from '@/lib/studio/editor/saving'

const ended = { ended: 'role' }

it.each([
  [401, ended, 'roleChanged'],
  [401, { ended: 'removed' }, 'removed'],
  [401, {}, 'loggedOut'],
  [401, undefined, 'loggedOut'],
  [403, ended, 'notAllowed'],
])('an answer of %i with %j keeps a save back as %s', (status, body, reason) => {
  expect(refusalOf(status, loginEndOf(status, body))).toBe(reason)
})

it('the person is told once of a role that has ended the login, and anew after the next login', () => {
  const tell = vi.fn()
  const stop = onEndedLogin(tell)
  noteAnswer(401, undefined)
  expect(tell).not.toHaveBeenCalled()
  noteAnswer(401, ended)
  noteAnswer(401, ended)
  expect(tell).toHaveBeenCalledTimes(1)
  noteAnswer(200, {})
  noteAnswer(401, ended)
  expect(tell).toHaveBeenCalledTimes(2)
  stop()
  noteAnswer(200, {})
  noteAnswer(401, ended)
  expect(tell).toHaveBeenCalledTimes(2)
})
