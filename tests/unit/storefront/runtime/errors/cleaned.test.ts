import type { ErrorEvent } from '@sentry/browser'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleaned } from '@/lib/storefront/runtime/errors/cleaned'
import { typedOn } from '@/lib/storefront/runtime/errors/typed-on'
import { otherText, personalText } from '@/tests/fixtures/personal-texts'

const at = (pathname: string) =>
  vi.stubGlobal('window', {
    location: { origin: 'https://shop.example', pathname, search: '?hash=secret', hash: '#secret' },
  })
beforeEach(() => {
  at('/de/danke/71803399/')
  vi.stubGlobal('navigator', {
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  })
})
afterEach(() => vi.unstubAllGlobals())

const file = 'https://shop.example/_next/static/chunks/4b2a-90c1.js'
const known = { event_id: 'a', level: 'error', release: '0.2.0' } as const
const failed = (value: string, frames: object[] = []): ErrorEvent => ({
  ...known,
  type: undefined,
  exception: { values: [{ type: 'Error', value, stacktrace: { frames } }] },
})
const frameOf = (frame: object) =>
  cleaned(failed('x', [frame])).exception?.values?.[0]?.stacktrace?.frames?.[0]

describe('A report of a page', () => {
  it('says what failed and where', () => {
    const frames = [{ filename: file, function: 'Object.read', lineno: 7, colno: 3, in_app: true }]
    expect(cleaned(failed('No 71803399 for a@example.com', frames))).toEqual({
      ...{ ...known, type: undefined },
      exception: { values: [{ type: 'Error', value: 'No … for …@…', stacktrace: { frames } }] },
      tags: { device: 'desktop', os: 'windows', browser: 'chrome' },
      request: { url: 'https://shop.example/de/danke/…/' },
    })
  })

  it.each([
    ['user', { id: '1', email: 'anna@example.com', ip_address: '203.0.113.7' }],
    ['request', { url: 'https://shop.example/?secret', headers: { cookie: 'secret' } }],
    ['breadcrumbs', [{ message: 'secret' }]],
    ['extra', { form: { lastName: 'secret' } }],
    ['server_name', 'secret'],
    ['contexts', { form: { name: 'secret' } }],
    ['logentry', { message: 'secret' }],
    ['tags', { name: 'secret' }],
    ['transaction', '/de/secret/'],
    ['debug_meta', { images: [{ code_file: 'secret' }] }],
  ])('has nothing of %s', (name, value) => {
    const report = JSON.stringify(cleaned({ ...failed('x'), [name]: value } as ErrorEvent))
    expect(report).not.toMatch(/secret|anna|203\.0/)
  })

  it('leaves out what a browser adds to an exception and to a place in the code', () => {
    const event = failed('x', [{ filename: file, vars: { name: 'secret' }, context_line: 'secret' }])
    const [exception] = event.exception?.values ?? []
    Object.assign(exception ?? {}, { mechanism: { type: 'onerror', handled: false, data: { a: 'secret' } } })
    const report = cleaned(event)
    expect(JSON.stringify(report)).not.toContain('secret')
    expect(report.exception?.values?.[0]?.mechanism).toEqual({ type: 'generic', handled: false })
  })

  it.each([
    [file, file],
    [`${file}?dpl=secret#secret`, file],
    ['https://anna:secret@shop.example/a.js', 'https://shop.example/a.js'],
    ['https://shop.example/de/danke/71803399/?hash=secret', '/de/danke/…/'],
    ['https://shop.example/de/anna%40example.com/', '/de/…/'],
  ])('names the file %s as %s', (filename, left) => expect(frameOf({ filename })).toEqual({ filename: left }))

  it('names no function by what is no name of the code', () => {
    for (const name of ['Anna@example.com', 'the order „x“', 'a=b', 'x'.repeat(300)])
      expect(frameOf({ function: name })).toEqual({})
  })

  it('holds nothing personal, wherever a text has it', () => {
    fc.assert(
      fc.property(personalText, otherText, otherText, ({ secret, text }, before, after) => {
        const words = `${before} ${text} ${after}`
        const filename = `https://shop.example/de/${encodeURIComponent(text)}/`
        at(`/de/${encodeURIComponent(text)}/`)
        const report = cleaned({ ...failed(words, [{ filename, function: text }]), message: words })
        expect(JSON.stringify(report).toLowerCase()).not.toContain(secret.toLowerCase())
      }),
      { numRuns: 500 },
    )
  })

  it('holds nothing that stands in a field of the page, in its texts or its address', () => {
    const fields = [
      { type: 'text', value: 'Muster' },
      { type: 'hidden', value: 'chunks' },
      { type: 'checkbox', value: 'on' },
      { type: 'textarea', value: 'Please call' },
    ]
    const typed = typedOn({ querySelectorAll: () => fields } as unknown as Document)
    expect(typed).toEqual(['Muster', 'Please call'])
    at('/de/muster/')
    const frame = { filename: 'https://shop.example/de/muster/', lineno: 1 }
    const report = JSON.stringify(cleaned(failed('No colour Muster', [frame, { filename: file }]), typed))
    expect(report).not.toMatch(/muster/i)
    expect(report).toContain(file)
  })
})
