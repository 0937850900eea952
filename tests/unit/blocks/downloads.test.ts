import { describe, expect, it, test } from 'vitest'
import { Downloads } from '@/blocks/downloads/downloads'
import { fileEnding, fileKind, fileName, fileSize } from '@/blocks/downloads/file-facts'
import { marketText } from '@/lib/platform/i18n/create-text'
import { downloadsBlock } from '@/schemas/blocks/downloads'
import { expectInert, hostileAddresses, hostileText, tagsOf } from '../../fixtures/hostile'
import { renderBlock, testMarket } from '../../fixtures/render'

const file = (filename: unknown, more: Record<string, unknown> = {}) => ({
  component: 'downloads_item',
  _uid: `file-${String(filename)}`,
  file: { fieldtype: 'asset', filename },
  ...more,
})
const render = (items: unknown, more: Record<string, unknown> = {}, market = 'de') =>
  renderBlock(downloadsBlock, Downloads, { items, ...more }, { market: testMarket(market) })

const linksOf = (html: string) => tagsOf(html).filter(({ name }) => name === 'a')
const wordsOf = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('downloads', () => {
  it('are links that take the file along under its name, with its kind and size', async () => {
    const { html } = await render([
      file('https://a.storyblok.com/f/1/gr%C3%B6%C3%9Fen.pdf?cv=1', { name: 'Größen', size: 1234 }),
    ])
    const [link] = linksOf(html)
    expect(link?.attributes.get('href')).toBe('https://a.storyblok.com/f/1/gr%C3%B6%C3%9Fen.pdf?cv=1')
    expect(link?.attributes.get('download')).toBe('größen.pdf')
    expect(wordsOf(html)).toBe('Größen PDF-Dokument, 1,2 MB')
  })

  it('tell the kind and the size inside the link, where a screen reader reads them with it', async () => {
    const { html } = await render([file('/a.zip', { name: 'Alles', size: 20, description: 'Mehr' })])
    expect(html).toMatch(/<a [^>]*>.*Alles.*ZIP-Archiv, 20\u00a0kB.*<\/a><p[^>]*>Mehr<\/p>/)
  })

  it.each([
    [{ name: 'Eigener' }, 'Eigener PDF-Dokument'],
    [{ file: { filename: '/a/liste.pdf', title: 'Titel' } }, 'Titel PDF-Dokument'],
    [{}, 'liste PDF-Dokument'],
    [{ file: '/a/liste.pdf' }, 'liste PDF-Dokument'],
    [{ file: { filename: '/a/' } }, 'Datei'],
  ])('have a name with %j', async (more, words) => {
    expect(wordsOf((await render([file('/a/liste.pdf', more)])).html)).toBe(words)
  })

  it('speak the language of the market', async () => {
    const { html } = await render([file('/a.png', { name: 'A', size: 1500 })], {}, 'ch-fr')
    expect(wordsOf(html)).toBe('A Image (PNG), 1.5 Mo')
  })

  it('are named by their headline', async () => {
    const { html } = await render([file('/a.pdf')], { headline: 'Mitnehmen' })
    expect(html).toMatch(/^<section[^>]*aria-labelledby="headline-downloads-test"/)
    expect(html).toMatch(/<h2 id="headline-downloads-test"[^>]*>Mitnehmen</)
  })

  it.each([[undefined], [''], [[]], [[file('')]]])('render nothing with %j', async (items) => {
    expect((await render(items, { headline: 'Mitnehmen' })).html).toBe('')
  })

  it.each<[string, unknown]>([
    ['no file', file('')],
    ['a file of null', { ...file(''), file: null }],
    ['a file of a number', { ...file(''), file: 7 }],
    ['an address that is none', file('liste.pdf')],
    ['another name', { ...file('/b.pdf'), component: 'faq_item' }],
    ...hostileAddresses.map((address) => [address, file(address)] satisfies [string, unknown]),
  ])('lose only the entry with %s, and say so', async (_, broken) => {
    const { html, left } = await render([file('/a.pdf'), broken, file('/c.pdf')])
    expect(linksOf(html).map(({ attributes }) => attributes.get('href'))).toEqual(['/a.pdf', '/c.pdf'])
    expect(left.map(({ item }) => item)).toEqual([1])
  })

  it.each([-1, 0, 'viel', { kb: 1 }])('leave out a size of %j and keep the file', async (size) => {
    const { html, left } = await render([file('/a.pdf', { name: 'A', size })])
    expect(wordsOf(html)).toBe('A PDF-Dokument')
    expect(left).toHaveLength(1)
  })

  it('execute nothing of script in every text', async () => {
    const { html } = await render(
      [
        file('/a.pdf', { name: hostileText, description: hostileText }),
        file(`/${hostileText}.pdf`),
        file(`https://x.example/${encodeURIComponent(hostileText)}.pdf`),
      ],
      { headline: hostileText },
    )
    expectInert(html)
  })
})

describe('what is told of a file', () => {
  const t = marketText(testMarket())

  test.each([
    ['/a/b.pdf', 'b.pdf', 'pdf'],
    ['https://x.example/f/1/B.PDF?cv=1#a', 'B.PDF', 'pdf'],
    ['https://x.example', '', ''],
    ['/a/%E0%A4%A.pdf', '%E0%A4%A.pdf', 'pdf'],
    ['/a/..%2F..%2Fetc%2Fpasswd', '..-..-etc-passwd', ''],
    ['/a/name.with.dots.tar', 'name.with.dots.tar', 'tar'],
    ['/a/no-ending', 'no-ending', ''],
  ])('%s is called %j and ends in %j', (address, name, ending) => {
    expect(fileName(address)).toBe(name)
    expect(fileEnding(fileName(address))).toBe(ending)
  })

  test.each([
    ['pdf', 'PDF-Dokument'],
    ['docx', 'Textdokument (DOCX)'],
    ['xlsx', 'Tabelle (XLSX)'],
    ['jpg', 'Bild (JPG)'],
    ['mp4', 'Film (MP4)'],
    ['exe', 'Datei (EXE)'],
    ['', 'Datei'],
    ['constructor', 'Datei (CONSTRUCTOR)'],
  ])('a file that ends in %j is of the kind %j', (ending, kind) => expect(fileKind(ending, t)).toBe(kind))

  test.each([
    [1, 'de', '1\u00a0kB'],
    [840, 'de', '840\u00a0kB'],
    [999.4, 'de', '999\u00a0kB'],
    [999.5, 'de', '1\u00a0MB'],
    [1234, 'de', '1,2\u00a0MB'],
    [999_950, 'de', '1\u00a0GB'],
    [1234, 'ch', '1.2\u00a0MB'],
    [1234, 'ch-fr', '1.2\u00a0Mo'],
    [840, 'ch-fr', '840\u00a0ko'],
  ])('%d kilobytes are written in %s as %j', (kilobytes, code, expected) => {
    const market = testMarket(code)
    expect(fileSize(kilobytes, market, marketText(market))).toBe(expected)
  })
})
