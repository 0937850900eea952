import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleanFiles, mostWaiting } from '@/lib/content/forms/clean-files'
import { safeFileName } from '@/lib/content/forms/file-name'

describe('The name of a file that a stranger sends', () => {
  it.each([
    ['Rechnung 2026.pdf', 'Rechnung 2026.pdf'],
    ['Größe_fürs-Kind.PDF', 'Größe_fürs-Kind.pdf'],
    ['rechnung.hta', 'rechnung.pdf'],
    ['rechnung.pdf.html', 'rechnung-pdf.pdf'],
    ['rechnung.exe', 'rechnung.pdf'],
    ['rechnung', 'rechnung.pdf'],
    ['rechnung.pdf. ', 'rechnung-pdf.pdf'],
    ['rechnung.pdf\u0000.exe', 'rechnung-pdf.pdf'],
    ['rechnung\u202efdp.exe', 'rechnungfdp.pdf'],
    ['\u2067rechnung\u2069.pdf', 'rechnung.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\x\\bild.js', 'bild.pdf'],
    ['a"; filename="b.exe', 'a- filename-b.pdf'],
    ['a\r\nContent-Type: text/html\r\n\r\n.html', 'html.pdf'],
    ['<script>x</script>.svg', 'script.pdf'],
    ['CON.pdf', 'file-CON.pdf'],
    ['com1.txt', 'file-com1.pdf'],
    ['aux', 'file-aux.pdf'],
    ['.htaccess', 'file.pdf'],
    ['...', 'file.pdf'],
    ['', 'file.pdf'],
    ['   .pdf', 'file.pdf'],
    ['\ud800.pdf', 'file.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(60)}.pdf`],
    ['www.evil.example.com', 'www-evil-example.pdf'],
  ])('is a safe stem with the extension of its type: %j', (name, expected) => {
    const safe = safeFileName(name, 'pdf')
    expect(safe).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]{0,64}\.pdf$/u)
    expect(safe).toBe(expected)
  })

  it('has the extension of every type that is taken', () => {
    expect((['pdf', 'jpeg', 'png', 'webp'] as const).map((type) => safeFileName('a.hta', type))).toEqual([
      ...['a.pdf', 'a.jpg', 'a.png', 'a.webp'],
    ])
  })
})

const networkOf = (name: string) => [{ name, isShared: false }]
const own = networkOf('own')

const script = '<script>location="https://evil.example"</script>'
const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } })
const pdf = (inside = '') =>
  Buffer.from(`%PDF-1.4\n1 0 obj<<>>endobj\n${inside}\ntrailer<<>>\nstartxref\n9\n%%EOF\n`)

describe('The file that a stranger sends', () => {
  it.each([
    [
      'jpeg',
      async () =>
        picture
          .clone()
          .withExif({ IFD0: { ImageDescription: script } })
          .jpeg()
          .toBuffer(),
    ],
    ['png', async () => picture.clone().png().toBuffer()],
    ['webp', async () => picture.clone().webp().toBuffer()],
  ])('is decoded anew if it is a picture, without whatever else is in it: %s', async (format, make) => {
    const content = Buffer.concat([await make(), Buffer.from(script)])
    const cleaned = await cleanFiles({ f: { name: 'x.hta', content } }, own)
    const file = cleaned.ok ? cleaned.files.f : undefined
    expect(file?.type).toBe(`image/${format}`)
    expect(file?.content.includes('evil')).toBe(false)
    expect(await sharp(file?.content).metadata()).toMatchObject({ format, width: 8, height: 8 })
  })

  it('is kept as it is if it is a whole document', async () => {
    const cleaned = await cleanFiles({ f: { name: 'x.html', content: pdf() } }, own)
    expect(cleaned).toEqual({
      ok: true,
      files: { f: { name: 'x.pdf', type: 'application/pdf', content: pdf() } },
    })
  })

  it.each([
    ['five bytes of a document before a page', Buffer.from(`%PDF-${script}`)],
    ['a document that ends in the middle', pdf().subarray(0, 30)],
    [
      'the first bytes of a JPEG before a page',
      Buffer.concat([Buffer.from([255, 216, 255]), Buffer.from(script)]),
    ],
    ['the first bytes of a PNG', Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1')],
    ['a program', Buffer.from('MZ\x90\0')],
    ['a page', Buffer.from(script)],
    ['nothing', Buffer.alloc(0)],
  ])('is refused by its field with a reason: %s', async (_, content) => {
    const given = { broken: { name: 'x.pdf', content }, good: { name: 'y.pdf', content: pdf() } }
    expect(await cleanFiles(given, own)).toEqual({ ok: false, errors: { broken: { key: 'fileBroken' } } })
  })

  it('waits for others, and is refused while too many wait, in files or in bytes', async () => {
    const content = await picture.clone().png().toBuffer()
    const form = () => cleanFiles({ f: { name: 'a.png', content } }, own)
    const asked = await Promise.all(Array.from({ length: mostWaiting.forms + 3 }, form))
    const busy = asked.filter((cleaned) => !cleaned.ok && cleaned.isBusy)
    expect([busy.length, asked.filter(({ ok }) => ok).length]).toEqual([3, mostWaiting.forms])
    const large = { f: { name: 'a.pdf', content: Buffer.alloc(mostWaiting.bytes / 2 + 1) } }
    const both = await Promise.all([cleanFiles(large, own), cleanFiles(large, own)])
    expect(both.map((cleaned) => !cleaned.ok && cleaned.isBusy === true)).toEqual([false, true])
    expect((await form()).ok).toBe(true)
  })

  it('is not kept out by a network with many others, and has its turn before their next', async () => {
    const content = await picture.clone().png().toBuffer()
    const order: string[] = []
    const send = async (name: string) => {
      const cleaned = await cleanFiles({ f: { name: 'a.png', content } }, networkOf(name))
      order.push(cleaned.ok ? name : `not ${name}`)
    }
    const names = [...Array<string>(mostWaiting.forms + 2).fill('a'), 'b', 'c', 'b']
    await Promise.all(names.map(send))
    const ok = order.filter((name) => !name.startsWith('not'))
    expect(order.filter((name) => name === 'not a')).toHaveLength(5)
    expect(ok).toEqual(['a', 'b', 'a', 'c', 'a', 'b'])
  })
})
