import { describe, expect, it } from 'vitest'
import { readCookie } from '@/lib/platform/http/cookies'
import { acceptedLanguages, chooseMarket } from '@/lib/platform/markets/choose'
import { marketCookieHeader } from '@/lib/platform/markets/cookie'
import type { Brand } from '@/schemas/markets'

describe('chooseMarket', () => {
  it.each<[string, Brand, string | undefined, string | undefined, string]>([
    ['the cookie wins', 'baby', 'at', 'fr-CH', 'at'],
    ['an unknown cookie is ignored', 'baby', 'xx', 'fr-CH', 'ch-fr'],
    ['a market of the other brand is unknown', 'baby', 'nl', 'de-AT', 'at'],
    ['the exact language tag', 'baby', undefined, 'de-CH,de;q=0.9', 'ch'],
    ['the language without a region', 'baby', undefined, 'fr', 'ch-fr'],
    ['another region of the language', 'baby', undefined, 'fr-FR,en;q=0.8', 'ch-fr'],
    ['quality before order', 'baby', undefined, 'de-DE;q=0.5,fr-CH;q=0.9', 'ch-fr'],
    ['a refused language', 'baby', undefined, 'fr;q=0,de-AT', 'at'],
    ['no language of the shop', 'baby', undefined, 'en-GB,en;q=0.9', 'de'],
    ['nothing at all', 'baby', undefined, undefined, 'de'],
    ['the second brand has France', 'bm', undefined, 'fr-FR', 'fr'],
    ['a language alone is that of its own country', 'bm', undefined, 'nl', 'nl'],
    ['French alone is that of France', 'bm', undefined, 'fr', 'fr'],
    ['German alone is that of Germany', 'bm', undefined, 'de', 'de'],
    ['a country that follows its language', 'bm', undefined, 'fr,fr-FR', 'fr'],
    ['a country that follows later', 'bm', undefined, 'fr,en;q=0.8,fr-BE;q=0.5', 'be-fr'],
    ['a country of the shop after a foreign one', 'bm', undefined, 'fr-CA,fr-CH;q=0.9', 'ch-fr'],
    ['a refused country', 'bm', undefined, 'nl,nl-BE;q=0', 'nl'],
    ['Austria after the language', 'baby', undefined, 'de,de-AT;q=0.9,en', 'at'],
    ['the second brand has Belgium', 'bm', undefined, 'nl-BE,nl;q=0.9', 'be'],
  ])('%s', (_, brand, cookie, acceptLanguage, expected) => {
    expect(chooseMarket(brand, { cookie, acceptLanguage }).code).toBe(expected)
  })
})

describe('acceptedLanguages', () => {
  it('reads a long hostile header in no time', () => {
    expect(acceptedLanguages('a,'.repeat(100_000)).length).toBeLessThan(600)
  })
})

describe('the market cookie', () => {
  it('lasts 365 days, on every path, lax', () => {
    expect(marketCookieHeader('ch', false)).toBe('i18n_redirected=ch; Max-Age=31536000; Path=/; SameSite=Lax')
  })
  it('is read among others', () => {
    expect(readCookie('a=1; i18n_redirected=at; b=2', 'i18n_redirected')).toBe('at')
    expect(readCookie(null, 'i18n_redirected')).toBeUndefined()
  })
})
