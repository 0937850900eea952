import { expect, it } from 'vitest'
import { bodyTable } from '@/lib/platform/http/body-table'
import { freshTable, needsFreshLogin } from '@/lib/studio/calls/fresh-table'

const linesOf = (table: Readonly<Record<string, object>>) =>
  Object.entries(table).flatMap(([route, of]) => Object.keys(of).map((method) => `${method} ${route}`))

const asked = (method: string, path: string) =>
  needsFreshLogin({ method, url: `https://shop.example${path}` })

it('says of every call of the Studio that changes something whether it needs a fresh login', () => {
  // The table of bodies is compared with the routes themselves.
  const changing = linesOf(bodyTable).filter((line) => line.includes(' /api/studio/'))
  expect(changing.length).toBeGreaterThan(40)
  expect(linesOf(freshTable).sort()).toEqual(changing.sort())
})

it('asks for one by path, with a slash at the end or without, and for what it does not know', () => {
  for (const [route, of] of Object.entries(freshTable))
    for (const [method, rule] of Object.entries(of))
      for (const end of ['', '/'])
        expect(asked(method, route.replaceAll(/\[\w+\]/g, 'a') + end), `${method} ${route}`).toBe(
          rule === 'fresh',
        )
  expect(asked('POST', '/api/studio/something-new/')).toBe(true)
})

it.each([
  ['makes people', 'POST', '/api/studio/people/'],
  ['invites people', 'POST', '/api/studio/invitations/'],
  ['sends invitations again', 'POST', '/api/studio/invitations/1/send/'],
  ['gives roles', 'PUT', '/api/studio/people/1/'],
  ['removes people', 'DELETE', '/api/studio/people/1/'],
  ['makes first passwords', 'POST', '/api/studio/people/1/password/'],
  ['makes access tokens', 'POST', '/api/studio/tokens/'],
  ['makes passkeys', 'POST', '/api/studio/passkeys/'],
  ['begins passkeys', 'POST', '/api/studio/passkey-options/'],
  ['removes passkeys', 'DELETE', '/api/studio/passkeys/1/'],
  ['makes links to drafts', 'POST', '/api/studio/stories/1/preview-links/'],
])('asks for one of who %s', (_, method, path) => {
  expect(asked(method, path)).toBe(true)
})
