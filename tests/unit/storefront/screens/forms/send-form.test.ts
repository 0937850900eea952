import { afterEach, expect, it, vi } from 'vitest'
import { sendForm } from '@/lib/storefront/screens/forms/send-form'

afterEach(() => vi.unstubAllGlobals())

const answers = (...given: (Response | Error)[]) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const answer = given.shift()
    if (answer instanceof Response) return answer
    throw answer ?? new Error('nothing more is asked')
  })
  return asked
}

const send = () => sendForm(new FormData(), async () => {})

it.each<[string, Response | Error, unknown]>([
  ['is sent', Response.json({ ok: true }), { ok: true }],
  [
    'says in the words of the shop why it was not read, with what was typed still there',
    Response.json({ status: 413, title: 'Too large', detail: 'Zu groß.' }, { status: 413 }),
    { ok: false, refusal: 'unread', message: 'Zu groß.', errors: {} },
  ],
  [
    'fails where the shop says nothing',
    Response.json({ status: 503, title: 'Unavailable' }, { status: 503 }),
    'failed',
  ],
  ['fails where the answer is none', new Response('<html>', { status: 502 }), 'failed'],
  ['is offline without an answer', new TypeError('fetch failed'), 'offline'],
])('a form %s', async (_, answer, expected) => {
  answers(answer)
  expect(await send()).toEqual(expected)
})

it('a form whose ticket is too old is sent again with another one', async () => {
  const expired = { ok: false, refusal: 'expired', message: '', errors: {} }
  const asked = answers(
    Response.json(expired, { status: 410 }),
    Response.json({ ticket: 't' }),
    Response.json({ ok: true }),
  )
  expect(await send()).toEqual({ ok: true })
  expect(asked).toEqual(['/api/forms/', '/api/forms/ticket/', '/api/forms/'])
})
