import { describe, expect, test } from 'vitest'
import { isOnlineOnly, isSealed } from '@/lib/shop/rules/online-only'

describe('a product is online-only', () => {
  const cases: [string, boolean, Record<string, string>, boolean][] = [
    ['unless nothing speaks for it', true, {}, false],
    ['when it is not buyable', false, {}, true],
    ['when it is personalised', true, { personalisierterArtikel: '1' }, true],
    ['but not for another value of that', true, { personalisierterArtikel: '0' }, false],
    ['when it is bulky', true, { bulkyOrLoad: 'j' }, true],
    ['but not when it is said not to be', true, { bulkyOrLoad: 'n' }, false],
    ['when it is a VPP article', true, { vppArticle: 'J' }, true],
    ['but not when it is said to be none', true, { vppArticle: 'N' }, false],
    ['when it is a bundle', true, { virtuelleBundles: '1' }, true],
    ['but not when the flag is off', true, { virtuelleBundles: '0' }, false],
  ]
  test.each(cases)('%s', (_, buyable, attributes, expected) => {
    expect(isOnlineOnly({ buyable, attributes })).toBe(expected)
  })
})

test.each([
  [{ versiegelt: '1' }, true],
  [{ versiegelt: 'ja' }, true],
  [{ versiegelt: '0' }, false],
  [{ versiegelt: 'nein' }, false],
  [{}, false],
])('a product with %j is sealed: %s', (attributes, expected) => {
  expect(isSealed(attributes)).toBe(expected)
})
