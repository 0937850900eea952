import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLocalPath, safeHref } from '@/lib/platform/security/safe-href'
import { runsOf } from '../../../fixtures/runs'

const shop = 'https://shop.example'

describe('safeHref', () => {
  test.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['HTTP://example.org/', 'HTTP://example.org/'],
    [
      'mailto:hilfe@example.org?subject=Frage zum Kinderwagen',
      'mailto:hilfe@example.org?subject=Frage%20zum%20Kinderwagen',
    ],
    ['tel:+49 30 123 45', 'tel:+493012345'],
    ['/de/kinderwagen/', '/de/kinderwagen/'],
    ['  /de/kinderwagen/  ', '/de/kinderwagen/'],
    ['/de/suche/?q=roter schlafsack', '/de/suche/?q=roter%20schlafsack'],
    ['suche?zeit=12:00', 'suche?zeit=12:00'],
    ['#groesse', '#groesse'],
    ['?variant=1', '?variant=1'],
    ['kinderwagen', 'kinderwagen'],
  ])('keeps %j', (href, kept) => {
    expect(safeHref(href)).toBe(kept)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\r\nscript:alert(1)',
    'java\u0000script:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u200bscript:alert(1)',
    '\ufeffjavascript:alert(1)',
    'java script:alert(1)',
    'javascript :alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    'javascript&#x3a;alert(1)',
    '&#106;avascript:alert(1)',
    'java&Tab;script:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'DATA:image/svg+xml;base64,PHN2Zz4=',
    'vbscript:msgbox(1)',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'view-source:https://example.org',
    'ht tps://example.org',
    'http://',
    '//evil.example',
    '/\t/evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/%5Cevil.example',
    '/%5cevil.example',
    '%5C%5Cevil.example',
    '/%2Fevil.example',
    '/.//evil.example',
    '',
    '   ',
  ])('refuses %j', (href) => {
    expect(safeHref(href)).toBeUndefined()
  })

  test('gives undefined for no address', () => {
    expect(safeHref(undefined)).toBeUndefined()
    expect(safeHref(null)).toBeUndefined()
  })

  test('whatever is typed, a browser finds an allowed scheme, and a path never leaves the site', () => {
    const schemes = fc.constantFrom(
      'javascript',
      'data',
      'https',
      'mailto',
      'vbscript',
      '',
      '/',
      '//',
      '\\',
      '%5C',
      '.',
    )
    const noise = fc.constantFrom(
      '',
      '\t',
      '\n',
      ' ',
      '\u0000',
      '\u200b',
      '&Tab;',
      ':',
      '&colon;',
      '/',
      '\\',
      '..',
    )
    const hostile = fc
      .tuple(noise, schemes, noise, fc.constantFrom(':', '', '/'), noise, fc.string())
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (href) => {
        const safe = safeHref(href)
        if (safe === undefined) return
        const url = new URL(safe, `${shop}/de/`)
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol)
        if (!/^[a-z][a-z0-9+.-]*:/i.test(safe)) expect(url.origin).toBe(shop)
        expect(safeHref(safe)).toBe(safe)
      }),
      { numRuns: runsOf(2_000) },
    )
  })
})

describe('isLocalPath', () => {
  test.each(['/', '/de/', '/de/kasse/?schritt=2#adresse', '/ch-fr/caiss%C3%A9/', '/a//b', '/de/%2e/b/'])(
    'allows %j',
    (path) => {
      expect(isLocalPath(path)).toBe(true)
    },
  )

  test.each([
    '',
    'de/',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '\\/evil.example',
    '/%5Cevil.example',
    '/%5cevil.example',
    '/%2Fevil.example',
    '/%2f%5cevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    '/..//..%2Fevil.example',
    'javascript:alert(1)',
  ])('refuses %j', (path) => {
    expect(isLocalPath(path)).toBe(false)
  })

  test('whatever is asked for, a browser stays on the site', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%5C',
      '%2F',
      '%2e',
      '\t',
      'evil.example',
      '@',
      ':',
      '?',
      '#',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = `/${parts.join('')}`
        if (!isLocalPath(path)) return
        const url = new URL(path, shop)
        expect(url.origin).toBe(shop)
        expect(new URL(url.pathname, shop).origin).toBe(shop)
      }),
      { numRuns: runsOf(5_000) },
    )
  })
})
