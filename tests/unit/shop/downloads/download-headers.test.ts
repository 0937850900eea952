import { describe, expect, it } from 'vitest'
import { downloadHeaders, partOf } from '@/lib/shop/downloads/download-headers'

const stored = { size: 12, tag: '"c-1"', modified: 'Mon, 23 Nov 2026 10:00:00 GMT' }

describe('The headers of a download', () => {
  it.each([
    ['plan.pdf', 'application/pdf', `filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
    ['Lieder.MP3', 'audio/mpeg', `filename="Lieder.MP3"; filename*=UTF-8''Lieder.MP3`],
    ['seite.html', 'application/octet-stream', `filename="seite.html"; filename*=UTF-8''seite.html`],
    [
      'Müde (Zoë).pdf',
      'application/pdf',
      `filename="Mude (Zoe).pdf"; filename*=UTF-8''M%C3%BCde%20%28Zo%C3%AB%29.pdf`,
    ],
    ['сон.zip', 'application/zip', `filename="___.zip"; filename*=UTF-8''%D1%81%D0%BE%D0%BD.zip`],
  ])('name %s, which is saved and never shown or kept', (file, type, name) => {
    const headers = downloadHeaders(file, stored)
    expect(headers).toMatchObject({
      'content-type': type,
      'content-length': '12',
      'content-disposition': `attachment; ${name}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    // A header takes no other letters.
    expect(() => new Headers(headers)).not.toThrow()
  })
})

describe('The part of a download', () => {
  it.each<[string, Record<string, string>, unknown]>([
    ['nothing', {}, undefined],
    ['the first bytes', { range: 'bytes=0-3' }, { start: 0, end: 4 }],
    ['the rest', { range: 'bytes=4-' }, { start: 4, end: 12 }],
    ['more than there is', { range: 'bytes=4-99' }, { start: 4, end: 12 }],
    ['the last bytes', { range: 'bytes=-5' }, { start: 7, end: 12 }],
    ['more of the last bytes than there are', { range: 'bytes=-99' }, { start: 0, end: 12 }],
    ['what is behind the end', { range: 'bytes=12-' }, 'beyond'],
    ['the last none', { range: 'bytes=-0' }, 'beyond'],
    ['several parts', { range: 'bytes=0-1,4-5' }, undefined],
    ['a part that ends before it begins', { range: 'bytes=5-4' }, undefined],
    ['lines', { range: 'lines=0-1' }, undefined],
    ['no numbers', { range: 'bytes=a-b' }, undefined],
    ['a number beyond all', { range: `bytes=${'9'.repeat(400)}-` }, undefined],
    ['the rest of the same file', { range: 'bytes=4-', 'if-range': stored.tag }, { start: 4, end: 12 }],
    ['the rest, by its time', { range: 'bytes=4-', 'if-range': stored.modified }, { start: 4, end: 12 }],
    ['the rest of another file', { range: 'bytes=4-', 'if-range': '"c-2"' }, undefined],
    ['the rest of a file that is like it', { range: 'bytes=4-', 'if-range': 'W/"c-1"' }, undefined],
    [
      'the rest of an earlier one',
      { range: 'bytes=4-', 'if-range': 'Sun, 22 Nov 2026 10:00:00 GMT' },
      undefined,
    ],
  ])('is right for who asks for %s', (_, headers, part) => {
    expect(partOf(new Headers(headers), stored)).toEqual(part)
  })
})
