import { describe, expect, it, test } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets'
import { usualPayments } from '@/lib/platform/payment-methods'
import { addressAfter, sandboxPage } from '@/lib/storefront/screens/sandbox-payment'
import { usualLook } from '@/tests/fixtures/shops'

const payment = {
  description: 'Bestellung <71803398> & "mehr"',
  amount: 123_456,
  currency: 'EUR' as const,
  method: 'PP' as const,
  status: 'open' as 'open' | 'paid' | 'failed' | 'cancelled',
  confirmsAt: null as Date | null,
  returnUrl: 'https://shop.example/de/danke/?a=1&b=2',
  cancelUrl: 'https://shop.example/de/kasse/',
}
const pageOf = (more: Partial<typeof payment> = {}, code = 'de') => {
  const market = findMarket('bm', code) as Market
  const payments = usualPayments(market)
  return sandboxPage({ ...payment, ...more }, usualLook('bm'), market, { payments }).replace(
    /[\u00a0\u202f]/g,
    ' ',
  )
}

const buttonsIn = (html: string) =>
  [...html.matchAll(/<button name="decision" value="(\w+)"/g)].map(([, name]) => name)

describe('The page of the sandbox', () => {
  test.each([
    ['de', 'de-DE', 'Das ist eine Testseite', '1.234,56 €'],
    ['ch', 'de-CH', 'niemand fragt Sie', 'CHF 1&apos;234.56'],
    ['ch-fr', 'fr-CH', 'Ceci est une page d’essai', 'CHF 1&apos;234.56'],
    ['nl', 'nl-NL', 'Dit is een testpagina', '€ 1.234,56'],
  ])('says in %s that it is a test, and what is paid', (code, lang, notice, amount) => {
    const currency = amount.includes('CHF') ? 'CHF' : 'EUR'
    const html = pageOf({ currency: currency as 'EUR' }, code)
    expect(html).toContain(`<html lang="${lang}">`)
    expect(html).toContain(notice)
    expect(html).toContain(amount)
  })

  it('lets the shopper choose by buttons of a form, without a script', () => {
    const html = pageOf()
    expect(html).toContain('<form method="post">')
    expect(buttonsIn(html)).toEqual(['approve', 'later', 'decline', 'abandon'])
    expect(html).not.toMatch(/<script|\son\w+=|\sstyle=|https?:\/\/(?!shop\.example)/)
  })

  test.each([
    ['paid', 'Diese Zahlung ist bestätigt.', payment.returnUrl],
    ['failed', 'Diese Zahlung wurde abgelehnt.', payment.returnUrl],
    ['cancelled', 'Diese Zahlung ist beendet', payment.cancelUrl],
  ] as const)(
    'leads back from a payment that is %s, which has no choice any more',
    (status, words, address) => {
      const html = pageOf({ status })
      expect(buttonsIn(html)).toEqual([])
      expect(html).toContain(words)
      expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
      expect(addressAfter({ ...payment, status })).toBe(address)
    },
  )

  it('says that a payment which is confirmed later is under way', () => {
    const html = pageOf({ confirmsAt: new Date() })
    expect(buttonsIn(html)).toEqual([])
    expect(html).toContain('wird in wenigen Sekunden bestätigt')
  })

  it('shows what is paid for as text', () => {
    expect(pageOf()).toContain('Bestellung &lt;71803398&gt; &amp; &quot;mehr&quot;')
  })
})
