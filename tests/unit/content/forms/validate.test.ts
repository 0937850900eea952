import { describe, expect, it, test } from 'vitest'
import { validate } from '@/lib/content/forms/validate'
import type { FormField } from '@/schemas/api/form'

const field = (more: Partial<FormField>): FormField => ({
  name: 'f',
  kind: 'text',
  label: 'Feld',
  required: false,
  ...more,
})
const read = (more: Partial<FormField>, f: string) => validate([field(more)], { texts: { f }, files: {} })
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]

describe('a field', () => {
  test.each<[Partial<FormField>, string, string]>([
    [{ shortest: 4, longest: 4 }, 'vier', 'vier'],
    [{ kind: 'email' }, ' Anna@Example.COM ', 'anna@example.com'],
    [{ personal: true }, 'Anne-Marie St. Clair', 'Anne-Marie St. Clair'],
    [{ personal: true }, 'Zoë Đặng', 'Zoë Đặng'],
    [{ kind: 'phone' }, '+41 (0)22 123 45-67', '+41 (0)22 123 45-67'],
    [{ kind: 'number', min: 1, max: 10 }, '2,5', '2,5'],
    [{ kind: 'date', min: '2026-11-21' }, '2026-11-21', '2026-11-21'],
    [{ kind: 'select', options }, 'b', 'b'],
    [{ kind: 'checkbox' }, 'yes', 'yes'],
    [{ kind: 'longtext' }, 'eins\r\nzwei', 'eins\nzwei'],
    [{ kind: 'text' }, 'eins\r\nzwei\u0000drei', 'eins zweidrei'],
    [{ kind: 'text' }, 'a\ud800b', 'a\ufffdb'],
  ])('%j takes %j', (more, value, kept) => {
    expect(read(more, value)).toEqual({ ok: true, texts: { f: kept }, files: {} })
  })

  test.each<[Partial<FormField>, string, string]>([
    [{ required: true }, '', 'required'],
    [{ required: true }, ' \u0000 ', 'required'],
    [{ kind: 'email' }, 'anna', 'email'],
    [{ kind: 'email' }, 'anna@example', 'email'],
    [{ kind: 'email' }, 'anna@example.com, eva@example.com', 'email'],
    [{ kind: 'email' }, 'anna@example.com\r\nBcc: eva@example.com', 'email'],
    [{ kind: 'email' }, `${'a'.repeat(250)}@example.com`, 'tooLong'],
    [{ personal: true }, 'Anna1', 'name'],
    [{ personal: true }, '<b>Anna</b>', 'name'],
    [{ kind: 'phone' }, '12', 'phone'],
    [{ kind: 'phone' }, 'ruf mich an 12345', 'phone'],
    [{ kind: 'number' }, '1e9', 'numeric'],
    [{ kind: 'number', min: 1 }, '0', 'tooSmall'],
    [{ kind: 'number', max: 10 }, '11', 'tooLarge'],
    [{ kind: 'date' }, '2026-02-30', 'date'],
    [{ kind: 'date' }, '2026-13-01', 'date'],
    [{ kind: 'date' }, '2026-März-01', 'date'],
    [{ kind: 'date' }, '26-03-01', 'dateParts'],
    [{ kind: 'date' }, '2026--01', 'dateParts'],
    [{ kind: 'date' }, 'morgen', 'dateParts'],
    [{ kind: 'date', min: '2026-11-21' }, '2026-11-20', 'tooEarly'],
    [{ kind: 'date', max: '2026-11-21' }, '2026-11-22', 'tooLate'],
    [{ kind: 'select', options }, 'c', 'choice'],
    [{ kind: 'radio', options }, '__proto__', 'choice'],
    [{ kind: 'checkbox' }, 'on', 'choice'],
    [{ longest: 3 }, 'vier', 'tooLong'],
    [{ shortest: 5 }, 'vier', 'tooShort'],
    [{ shortest: 5 }, ' vier  ', 'tooShort'],
    [{ kind: 'longtext', shortest: 5 }, 'vier', 'tooShort'],
    [{ kind: 'longtext' }, 'x'.repeat(5001), 'tooLong'],
  ])('%j refuses %j', (more, value, key) => {
    expect(read(more, value)).toMatchObject({ ok: false, errors: { f: { key } } })
  })

  it('may be left empty where it is not needed', () => {
    expect(read({ shortest: 5 }, '')).toMatchObject({ ok: true })
    expect(read({ kind: 'email' }, ' ')).toEqual({ ok: true, texts: {}, files: {} })
  })

  it('that a form does not have is left out', () => {
    expect(validate([field({})], { texts: { f: 'a', g: 'b' }, files: {} })).toMatchObject({
      texts: { f: 'a' },
    })
  })
})

describe('a file', () => {
  const bytes = {
    pdf: Buffer.from('%PDF-1.7 x'),
    png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    webp: Buffer.from('RIFF0000WEBPVP8 '),
    script: Buffer.from('<script>alert(1)</script>'),
  }
  const give = (name: string, content: Buffer, more: Partial<FormField> = {}) =>
    validate([field({ kind: 'file', accept: ['pdf', 'png'], megabytes: 1, ...more })], {
      texts: {},
      files: { f: { name, content } },
    })

  test.each([
    ['rechnung.pdf', bytes.pdf],
    ['bild.PNG', bytes.png],
    ['without-ending', bytes.pdf],
  ])('%s is taken for what it holds', (name, content) => {
    expect(give(name, content)).toMatchObject({ ok: true, files: { f: { name } } })
  })

  test.each([
    ['rechnung.pdf', bytes.script],
    ['bild.png', bytes.jpeg],
    ['bild.webp', bytes.webp],
  ])('%s is refused for what it holds', (name, content) => {
    expect(give(name, content)).toMatchObject({ errors: { f: { key: 'fileType', types: 'PDF, PNG' } } })
  })

  it('is refused when it is too large', () => {
    const large = Buffer.concat([bytes.pdf, Buffer.alloc(1024 * 1024)])
    expect(give('a.pdf', large)).toMatchObject({ errors: { f: { key: 'fileSize', max: '1' } } })
  })

  it('is asked for where it is needed', () => {
    expect(
      validate([field({ kind: 'file', required: true })], { texts: { f: 'a.pdf' }, files: {} }),
    ).toMatchObject({
      errors: { f: { key: 'required' } },
    })
  })
})
