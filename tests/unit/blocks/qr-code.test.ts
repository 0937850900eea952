import { decodeQR } from 'qr/decode.js'
import { describe, expect, it, test } from 'vitest'
import { QrCode } from '@/blocks/qr-code/qr-code'
import { qrSymbol } from '@/blocks/qr-code/symbol'
import { qrCodeBlock, qrCodeMaxBytes } from '@/schemas/blocks/qr-code'
import { expectInert, hostileAddresses, tagsOf } from '../../fixtures/hostile'
import { renderBlock, testMarket } from '../../fixtures/render'

const render = (blok: Record<string, unknown>, more = {}) => renderBlock(qrCodeBlock, QrCode, blok, more)
const url = (address: string) => ({ linktype: 'url', url: address })

const pathOf = (text: string) => {
  const symbol = qrSymbol(text)
  if (!symbol) throw new Error('too long')
  return symbol.path
}
const drawn = (html: string) =>
  tagsOf(html)
    .find(({ name }) => name === 'path')
    ?.attributes.get('d')

/** What a reader makes of a symbol that was drawn, four pixels for each module. */
function read(text: string): string {
  const { side, path } = qrSymbol(text) ?? { side: 0, path: '' }
  const pixels = side * 4
  const data = new Uint8ClampedArray(pixels * pixels * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * 4; row < Number(y) * 4 + 4; row += 1)
      data.fill(0, (row * pixels + Number(x) * 4) * 4, (row * pixels + (Number(x) + Number(length)) * 4) * 4)
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255
  return decodeQR({ width: pixels, height: pixels, data })
}

describe('a symbol', () => {
  test.each([
    'https://shop.example/de/p/wagen/?variant=1',
    'Größe 62 – Café',
    'a',
    'x'.repeat(qrCodeMaxBytes),
  ])('is read as the text that it was drawn from: %s', (text) => expect(read(text)).toBe(text))

  // ISO/IEC 18004, table 7: bytes that the versions hold with error correction M
  test.each([
    [14, 21],
    [15, 25],
    [122, 45],
    [123, 49],
    [qrCodeMaxBytes, 57],
  ])('of %i bytes has %i modules on each side, and four light ones around them', (length, size) => {
    expect(qrSymbol('x'.repeat(length))?.side).toBe(size + 8)
  })

  it('counts bytes, not letters', () => {
    expect(qrSymbol('ü'.repeat(106))?.side).toBe(65)
    expect(qrSymbol('ü'.repeat(107))).toBeUndefined()
  })
})

describe('a QR code', () => {
  test.each([
    ['a path of the shop', url('/de/p/wagen/'), 'https://shop.example/de/p/wagen/'],
    ['a fragment', url('#groessen'), 'https://shop.example/de/ratgeber/#groessen'],
    ['another site', url('https://other.example/a?b=c&d'), 'https://other.example/a?b=c&d'],
    [
      'a story',
      { linktype: 'story', story: { full_slug: 'de-de/ratgeber' } },
      'https://shop.example/de/ratgeber/',
    ],
    ['a mailbox', { linktype: 'email', email: 'a@shop.example' }, 'mailto:a@shop.example'],
  ])('leads to %s by its whole address', async (_, link, address) => {
    const { html } = await render({ label: 'Ziel', link })
    expect(drawn(html)).toBe(pathOf(address))
    expect(html).toContain(`>${address.replace('&', '&amp;')}</span>`)
  })

  it('is named, and its link stands below it', async () => {
    const { html } = await render({ label: 'Zum Ratgeber', link: url('/de/ratgeber/') })
    expect(html).toMatch(/<svg role="img" aria-label="QR-Code: Zum Ratgeber"/)
    expect(html).toMatch(/<\/svg><figcaption[^>]*><a href="\/de\/ratgeber\/"[^>]*>Zum Ratgeber<\/a>/)
  })

  it('shows its text in words where it holds one', async () => {
    const { html } = await render({ label: 'WLAN', text: 'WIFI:S:Café;;' })
    expect(drawn(html)).toBe(pathOf('WIFI:S:Café;;'))
    expect(html).toContain('>WIFI:S:Café;;</span>')
    expect(html).not.toContain('<a ')
  })

  it('prefers its link to its text', async () => {
    const { html } = await render({ label: 'A', text: 'b', link: url('/de/c/') })
    expect(drawn(html)).toBe(pathOf('https://shop.example/de/c/'))
  })

  it('has a light border of four modules, black on white', async () => {
    const { html } = await render({ label: 'A', text: 'a' })
    expect(html).toContain('viewBox="0 0 29 29"')
    expect(html).toMatch(
      /<rect width="29" height="29" fill="#fff"><\/rect><path d="M4 4h7v1h-7z[^"]*" fill="#000"/,
    )
  })

  it.each([{ label: 'A' }, { text: 'a' }, { label: '', text: 'a' }, { label: 'A', link: {}, text: ' ' }])(
    '%j is refused',
    async (blok) => {
      await expect(render(blok)).rejects.toThrow()
    },
  )

  it.each(['a'.repeat(214), 'ä'.repeat(107)])('shows nothing of a text that it cannot hold', async (text) => {
    expect((await render({ label: 'A', text })).html).toBe('')
    expect((await render({ label: 'A', text }, { preview: true })).html).toContain('höchstens 213 Zeichen')
  })

  it.each(hostileAddresses)('never leads to %j', async (address) => {
    const { html } = await render({ label: 'A', link: url(address) })
    expect(html).toBe('')
    const { html: preview } = await render({ label: 'A', link: url(address) }, { preview: true })
    expect(preview).toContain('führt nirgendwohin')
    expectInert(preview)
  })

  it('is called by its name in French', async () => {
    const { html } = await render({ label: 'Guide', text: 'a' }, { market: testMarket('ch-fr') })
    expect(html).toContain('aria-label="Code QR\u202f: Guide"')
  })
})
