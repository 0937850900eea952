import { tagsOf } from '../fixtures/hostile'
import { expect, test } from '../fixtures/http/test'

test('hostile requests get an answer that is never a fault', async ({ ask }) => {
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
  expect(answers.map(({ status }) => status)).toEqual([403, 400, 400, 400, 400, 400, 422, 422])
  const plain = await post(fields({ email: 'a', _path: '//evil.example/' }), { accept: 'text/html' })
  expect([plain.status, plain.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/de\/form\/\?draft=[\w-]+$/),
  ])
  for (const query of ['draft=x', 'draft=a&draft=b', `draft=${'x'.repeat(3_000)}`, ''])
    expect((await ask(`/de/form/?${query}`)).status).toBe(200)
})
