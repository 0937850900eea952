import { describe, expect, it, test } from 'vitest'
import { QrCode } from '@/blocks/qr-code/qr-code'
import { encodeQr } from '@/lib/storefront/qr/encode'
import { svgPath } from '@/lib/storefront/qr/svg-path'
import { qrCodeBlock } from '@/schemas/blocks/qr-code'
import { expectInert, hostileAddresses, tagsOf } from '../../fixtures/hostile'
import { renderBlock, testMarket } from '../../fixtures/render'

const render = (blok: Record<string, unknown>, more = {}) => renderBlock(qrCodeBlock, QrCode, blok, more)
const url = (address: string) => ({ linktype: 'url', url: address })

const pathOf = (text: string) => {
  const symbol = encodeQr(text)
  if (!symbol) throw new Error('too long')
  return svgPath(symbol)
}
const drawn = (html: string) =>
  tagsOf(html)
    .find(({ name }) => name === 'path')
    ?.attributes.get('d')

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
    expect(html).toContain('aria-label="Code QR\u00a0: Guide"')
  })
})
