import { describe, expect, it } from 'vitest'
import { isPlainClick, softTarget } from '@/lib/storefront/runtime/navigation/soft-link'

const here = 'https://shop.example/de/ratgeber/?seite=2#oben'

const link = (href: string, attributes: Record<string, string> = {}) => ({
  href: URL.parse(href, here)?.href ?? href,
  target: attributes.target ?? '',
  hasAttribute: (name: string) => name in attributes,
})

describe('a link is followed inside the page', () => {
  it.each([
    ['/de/', '/de/'],
    ['/de/versand/', '/de/versand/'],
    ['/de/versand/#kosten', '/de/versand/#kosten'],
    ['/de/versand/?a=b#kosten', '/de/versand/?a=b#kosten'],
    ['https://shop.example/de/documentation/', '/de/documentation/'],
    ['?seite=3', '/de/ratgeber/?seite=3'],
    ['?seite=3#unten', '/de/ratgeber/?seite=3#unten'],
    ['/de/ratgeber/?seite=2', '/de/ratgeber/?seite=2'],
    ['/de/h%C3%A4ufig/', '/de/h%C3%A4ufig/'],
  ])('%s', (href, target) => expect(softTarget(link(href), here)).toBe(target))

  it('also with the target that says what is so anyway', () => {
    expect(softTarget(link('/de/', { target: '_self' }), here)).toBe('/de/')
  })
})

describe('the browser follows itself', () => {
  it.each([
    ['another host', 'https://other.example/de/'],
    ['another scheme', 'http://shop.example/de/'],
    ['another market', '/at/versand/'],
    ['a market whose name begins alike', '/de-x/'],
    ['the root', '/'],
    ['the market switch', '/api/market/?market=at&path=%2Fat%2F'],
    ['a picture', '/pictures/originals/a.png'],
    ['a file of the market', '/de/manifest.webmanifest'],
    ['a file of the framework', '/_next/static/a.js'],
    ['a place on this page', '#unten'],
    ['the top of this page', '#'],
    ['a letter', 'mailto:hilfe@shop.example'],
    ['a call', 'tel:+4912345'],
    ['a script', 'javascript:alert(1)'],
    ['no address', 'http://'],
    ['an address with a voucher', '/de/versand/?voucher=HERBST'],
    ['an address that says goodbye', '/de/?redirect=goodbye'],
    ['an address that takes consent back', '/de/datenschutz/#denyConsent'],
  ])('%s', (_, href) => expect(softTarget(link(href), here)).toBeUndefined())

  it('a link that loads a document of its own', () => {
    expect(softTarget(link('/de/kasse/', { 'data-document': '' }), here)).toBeUndefined()
  })

  it.each<Record<string, string>>([{ target: '_blank' }, { target: 'frame' }, { download: '' }])(
    'a link with %o',
    (attributes) => expect(softTarget(link('/de/versand/', attributes), here)).toBeUndefined(),
  )
})

describe('a click is taken', () => {
  const click = {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
  }

  it('when it is the primary button alone', () => expect(isPlainClick(click)).toBe(true))

  it.each([
    { button: 1 },
    { button: 2 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('but not with %o', (other) => expect(isPlainClick({ ...click, ...other })).toBe(false))
})
