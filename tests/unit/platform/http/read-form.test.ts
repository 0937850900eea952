import { describe, expect, it } from 'vitest'
import { readForm } from '@/lib/platform/http/read-form'
import { readMultipart } from '@/lib/platform/http/read-multipart'

const own = { 'sec-fetch-site': 'same-origin' }
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://shop.test/api/forms/', { method: 'POST', body, headers: { ...own, ...headers } })

const formOf = (entries: [string, string | File][]) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

const entries: [string, string | File][] = [
  ['name', 'Zoë Müller'],
  ['größe', '62/68\r\n„kurz“ & 100 %'],
  ['name', 'twice'],
  ['empty', ''],
]

describe('A form', () => {
  it.each([
    ['with parts', () => formOf(entries)],
    ['as a text', () => new URLSearchParams(entries as [string, string][])],
  ])('is read as it was sent: %s', async (_, body) => {
    const read = await readForm(post(body()))
    if (!read.ok) throw new Error(String(read.answer.status))
    expect([...read.data]).toEqual(entries)
  })

  it('without a body has no fields', async () => {
    const request = new Request('http://shop.test/api/user/auth/logout/', { method: 'POST', headers: own })
    const read = await readForm(request)
    expect(read.ok && [...read.data]).toEqual([])
  })

  it('has its files, with their names and types', async () => {
    const content = Buffer.from([0, 13, 10, 45, 45, 255])
    const file = new File([content], 'Größe „M“.png', { type: 'image/png' })
    const read = await readForm(
      post(
        formOf([
          ['file', file],
          ['none', new File([], '')],
        ]),
      ),
    )
    if (!read.ok) throw new Error(String(read.answer.status))
    const [sent, none] = [read.data.get('file'), read.data.get('none')]
    if (!(sent instanceof File && none instanceof File)) throw new Error('No files')
    expect({ name: sent.name, type: sent.type }).toEqual({ name: 'Größe „M“.png', type: 'image/png' })
    expect(Buffer.from(await sent.arrayBuffer())).toEqual(content)
    expect([none.name, none.size]).toEqual(['', 0])
  })

  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
  it.each([
    ['another site', 'a=b', { ...urlencoded, 'sec-fetch-site': 'cross-site' }, 403],
    ['another type', 'a=b', { 'content-type': 'text/plain' }, 415],
    ['no boundary', part('a', 'b'), { 'content-type': 'multipart/form-data' }, 400],
    ['a part without a name', '--x\r\ncontent-disposition: form-data\r\n\r\nb\r\n--x--', multipart, 400],
    [
      'a file without a name',
      '--x\r\ncontent-disposition: form-data; filename="a"\r\n\r\nb\r\n--x--',
      multipart,
      400,
    ],
    ['no end', part('a', 'b'), multipart, 400],
    [
      'a file without an end',
      '--x\r\ncontent-disposition: form-data; name="f"; filename="a"\r\n\r\nabc',
      multipart,
      400,
    ],
    ['more fields than a form has', 'a&'.repeat(200), urlencoded, 413],
    ['more parts than a form has', `${part('a', 'b').repeat(201)}--x--`, multipart, 413],
    ['a text that is too long', `${part('a', 'b'.repeat(300_000))}--x--`, multipart, 413],
    ['a name that is too long', `${part('a'.repeat(300), 'b')}--x--`, multipart, 413],
    ['a text that is too large as a whole', 'a'.repeat(262_145), urlencoded, 413],
  ])('is refused with its reason: %s', async (_, body, headers, status) => {
    const read = await readForm(post(body, headers as Record<string, string>))
    expect(read.ok ? 200 : read.answer.status).toBe(status)
  })

  it('is read no further than its file where what stands in front of it is refused', async () => {
    const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'
    let pulled = 0
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(Buffer.from(pulled === 0 ? part('policy', 'wrong') + file : 'a'.repeat(60_000)))
        pulled += 1
      },
    })
    const asked: unknown[] = []
    const read = await readMultipart(
      { body, headers: new Headers(multipart) },
      {
        ...{ bytes: 10_000_000, fields: 10, files: 1 },
        mayTakeFile: async (fields) => {
          asked.push(fields.get('policy'))
          return false
        },
      },
    )
    expect(read).toEqual({ ok: false, fault: 'refused' })
    expect(asked).toEqual(['wrong'])
    expect(pulled).toBeLessThan(5)
  })
})
