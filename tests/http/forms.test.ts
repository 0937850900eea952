import { connect } from 'node:net'
import { tagsOf } from '../fixtures/hostile'
import { expect, test } from '../fixtures/http/test'

test('hostile requests get an answer that is never a fault', async ({ ask, address }) => {
  const { body: document } = await ask('/de/newsletter/')
  const form =
    tagsOf(document)
      .find(({ attributes }) => attributes.get('name') === '_form')
      ?.attributes.get('value') ?? ''
  expect(form).not.toBe('')
  const post = (body: string, headers: Record<string, string> = {}) =>
    ask('/api/forms/', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        accept: 'application/json',
        ...headers,
      },
      body,
    })
  const fields = (more: Record<string, string>) => new URLSearchParams({ _form: form, ...more }).toString()
  const answers = await Promise.all([
    post(fields({ email: 'a@example.com' }), { 'sec-fetch-site': 'cross-site' }),
    post('', {}),
    post(fields({ _form: 'e30.x' })),
    post('{"a":', { 'content-type': 'application/json' }),
    post('--x\r\nbroken', { 'content-type': 'multipart/form-data; boundary=x' }),
    post(fields({ email: 'a@example.com\u0000', _path: '//evil.example/' })),
    post(fields({ email: '<script>alert(1)</script>', firstName: "'; drop table products; --" })),
    post(fields({ email: 'x'.repeat(100_000), _ticket: 'x.y.z' })),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 400, 400, 415, 400, 400, 422, 422])
  const plain = await post(fields({ email: 'a', _path: '//evil.example/' }), { accept: 'text/html' })
  expect([plain.status, plain.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/de\/form\/\?draft=[\w-]+$/),
  ])
  const lost = await post(fields({ _form: 'e30.x' }), { accept: 'text/html', referer: `${address}/ch-fr/` })
  expect([lost.status, lost.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  expect(lost.body).toContain('<html lang="fr-CH">')
  for (const query of ['draft=x', 'draft=a&draft=b', `draft=${'x'.repeat(3_000)}`])
    expect((await ask(`/de/form/?${query}`)).status).toBe(200)
  expect((await ask('/de/form/')).status).toBe(404)
})

/** Sends a head and a little of its body. Gives what comes back until the connection ends. */
const sendUnfinished = (address: string, head: string) =>
  new Promise<string>((resolve) => {
    const { hostname, port } = new URL(address)
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${head}\r\nhost: localhost\r\n\r\n${'x'.repeat(1_000)}`),
    )
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })

const form = 'POST /api/forms/ HTTP/1.1\r\ncontent-type: multipart/form-data; boundary=x'

test.each([
  ['a form that is too large', `${form}\r\ncontent-length: 30000000`, 413],
  ['a form of another type', 'POST /api/forms/ HTTP/1.1\r\ncontent-length: 10000', 415],
  [
    'a call that is too large',
    'POST /api/basket/items/?locale=de-de HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 70000',
    413,
  ],
  ['a form of another site', `${form}\r\nsec-fetch-site: cross-site\r\ncontent-length: 20000000`, 403],
  ['a method that pages do not have', 'POST /de/ HTTP/1.1\r\ncontent-length: 30000000', 405],
])('the connection ends with the answer, before the body is read: %s', async (_, head, status) => {
  const address = process.env.E2E_BASE_URL ?? ''
  expect(await sendUnfinished(address, head)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})
