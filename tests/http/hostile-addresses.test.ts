import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '../fixtures/http/test'

const hostile: [title: string, target: string][] = [
  ['a second host', '//evil.example'],
  ['a second host with a slash', '//evil.example/'],
  ['an encoded backslash', '/%5Cevil'],
  ['an encoded backslash with a host', '/%5Cevil.example/%2e%2e'],
  ['a backslash', '/\\evil.example/'],
  ['a second host below a market', '/de//evil.example/'],
  ['an encoded second host below a market', '/de/%2f%2fevil.example/'],
  ['a dotted second host', '/.//evil.example'],
  ['an absolute address', 'http://evil.example'],
  ['an encoding that ends early', '/de/%E0%A4%A/'],
  ['an encoding that ends early, without a market', '/%E0%A4%A/'],
  ['a percent sign alone', '/de/%'],
  ['a path of 8 KB', `/de/${'a'.repeat(8192)}/`],
  ['a path of 8 KB of encoded letters', `/de/${'%C3%A4'.repeat(1365)}/`],
  ['a step of 300 letters', `/de/${'a'.repeat(300)}/`],
  ['a thousand steps', `/de${'/a'.repeat(1000)}/`],
  ['a NUL character', '/de/%00/'],
  ['a NUL character inside a word', '/de/versand%00.html/'],
  ['a line feed', '/de/%0d%0aset-cookie:%20a=b/'],
  ['encoded steps upwards', '/de/..%2f..%2fetc%2fpasswd/'],
  ['steps upwards', '/de/../../../etc/passwd'],
  ['the draft of the content service', '/de/../cdn-api/v2/cdn/stories'],
  ['the error document', '/de/~internal/error/404/'],
  ['the error document, encoded', '/de/%7einternal/error/500/'],
  ['the layout', '/de/layouts/layout/'],
  ['a prototype', '/de/__proto__/'],
  ['a wildcard', '/de/*,versand/'],
]

describe('a hostile address never fails and never leaves the site', () => {
  for (const [title, target] of hostile) {
    test(title, async ({ ask, address: site }) => {
      let address = target
      for (let redirects = 0; redirects <= 3; redirects += 1) {
        const { status, headers } = await ask(address)
        expect(status).toBeLessThan(500)
        const { location } = headers
        // Dots resolve to a page of this site at most.
        if (location === undefined) return expect([200, 400, 401, 404, 431]).toContain(status)
        expect(new URL(location, site).origin).toBe(new URL(site).origin)
        address = location
      }
      throw new Error(`${target} is redirected without end`)
    })
  }

  test('and the shop is not taken for being down afterwards', async ({ ask }) => {
    for (const [, target] of hostile) await ask(target)
    expect((await ask('/de/versand/')).status).toBe(200)
    expect((await ask(`/de/${randomUUID()}/`)).status).toBe(404)
  })
})
