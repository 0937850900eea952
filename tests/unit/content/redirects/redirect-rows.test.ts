import { describe, expect, test } from 'vitest'
import { redirectRows } from '@/lib/content/redirects/redirect-rows'

const given = (source: string, target = '/de/neu/', more: object = {}) => ({
  locale: 'de-de',
  source,
  target,
  ...more,
})
const issuesOf = (row: unknown) => {
  const parsed = redirectRows.schema.safeParse(row)
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('a redirect of a feed', () => {
  test.each([
    ['alt', 'alt'],
    ['/de/alt/', 'alt'],
    ['/DE/Alt/Seite', 'alt/seite'],
    ['/de-de/alt/', 'alt'],
    ['/de/gr%C3%B6%C3%9Fen/', 'groessen'],
    ['größen+maße', 'groessen masse'],
    ['/de/kategorieseiten/betten/', 'betten'],
    ['alt.html', 'alt.html'],
    ['/de/baby/alt/', 'baby/alt'],
    ['/de-de/bm/alt/', 'bm/alt'],
    ['/de/de-de/alt/', 'alt'],
    ['baby/alt', 'alt'],
    ['/de/index.php?cl=details&anid=123', 'index.php?anid=123&cl=details'],
    ['/alt.html?b=2&a=1', 'alt.html?a=1&b=2'],
    ['/de/gr%FC%DFe.html', 'gruesse.html'],
    ['/shop/*', 'shop/*'],
    ['/de/index.php?id=*', 'index.php?id=*'],
    ['/bm/kategorieseiten/betten/', 'betten'],
  ])('from %s is looked up by %s', (source, path) => {
    const parsed = redirectRows.schema.parse(given(source))
    expect(redirectRows.keyOf(parsed)).toBe(`de-de ${path}`)
    expect(parsed.status).toBe(301)
  })

  test.each([
    ['/', 'is the home page, which is never missing'],
    ['/de/', 'is the home page, which is never missing'],
    ['/at/alt/', 'is a path of the market de-at, not of de-de'],
    ['/fr-ch/alt/', 'is a path of the market fr-ch, not of de-de'],
    ['/alt/#unten', 'has an anchor, which browsers do not send'],
    ['/a/*/b/*/c/*/d/*', 'has more than 3 wildcards'],
    ['/de/?p=3', 'is the home page, which is never missing'],
    ['https://old.example/alt', 'is no path of this site'],
    ['//old.example/alt', 'is no path of this site'],
    ['a\\b', 'is no path of this site'],
    ['a%00b', 'has characters that no path may have'],
    ['a%5Cb', 'has characters that no path may have'],
  ])('cannot come from %j: it %s', (source, reason) => {
    expect(issuesOf(given(source))).toEqual([`source: ${reason}`])
  })

  test.each([
    '//evil.example',
    '/\\evil',
    '/%5Cevil',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://files.example/',
    'https://a\\b',
    'https://',
    'neu',
    '/de/\r\nset-cookie: a',
  ])('cannot lead to %j', (target) => {
    expect(issuesOf(given('alt', target))).toEqual([
      'target: is neither a path of this site nor an http address',
    ])
  })

  test.each([
    '/de/neu/',
    '/documents/x.pdf',
    '/de/größen/?a=ü#b',
    'https://partner.example/x',
    'http://a.example/',
  ])('may lead to %s', (target) => {
    expect(issuesOf(given('alt', target))).toEqual([])
  })

  test('cannot lead to itself below the name of a company', () => {
    expect(issuesOf(given('/de/baby/alt/', '/de/baby/alt/'))).toEqual(['target: is the source itself'])
    expect(issuesOf(given('/de/baby/alt/', '/de/alt/'))).toEqual([])
  })

  test.each(['/de/alt/', '/de/ALT?x=1', '/de/al%74#a', '/de-de/alt/'])(
    'cannot lead to itself as %s',
    (target) => {
      expect(issuesOf(given('alt', target))).toEqual(['target: is the source itself'])
    },
  )

  test.each([
    ['/alt/*', '/de/alt/neu/$1'],
    ['/*', '/de/neu/$1/'],
    ['/index.php?id=*', '/de/index.php?id=$1'],
  ])('with wildcards cannot lead to itself: %s to %s', (source, target) => {
    expect(issuesOf(given(source, target))).toEqual(['target: is the source itself'])
  })

  test.each(['https://$1/x', 'https://$1.example/', '$1'])(
    'cannot let an address choose its host: %s',
    (target) => {
      expect(issuesOf(given('/alt/*', target))).toEqual([
        'target: is neither a path of this site nor an http address',
      ])
    },
  )

  test('says everything that is wrong with it', () => {
    expect(issuesOf(given('/?a', 'evil', { locale: 'xx-yy', status: 200 }))).toEqual([
      'status: is none of 301, 302, 303, 307, 308',
    ])
    expect(issuesOf(given('/#a', 'evil'))).toHaveLength(2)
    expect(issuesOf(given('a', 'evil', { locale: 'xx-yy' }))).toEqual([
      'locale: there is no market xx-yy',
      'target: is neither a path of this site nor an http address',
    ])
  })
})
