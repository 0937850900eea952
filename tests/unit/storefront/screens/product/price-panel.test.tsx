import { describe, expect, it } from 'vitest'
import { PricePanel } from '@/lib/storefront/screens/product/price-panel'
import { variantView } from '@/tests/fixtures/product'
import { renderElement, testMarket } from '@/tests/fixtures/render'

const { price, availability } = variantView('')

describe('what is in a price', () => {
  it.each([
    ['de', 0.19, false, 'inkl. 19 % MwSt., zzgl. Versandkosten'],
    ['de', 0.19, true, 'inkl. 19 % MwSt., keine Versandkosten'],
    ['de', 0, false, 'steuerfrei, zzgl. Versandkosten'],
    ['ch-fr', 0.081, false, 'TVA de 8.1 % incluse, frais de livraison en sus'],
    ['ch-fr', 0, true, 'Exonéré de TVA, sans frais de livraison'],
  ] as const)('is said in %s at a rate of %d', async (code, amount, download, words) => {
    const variant = variantView('1', {
      price: { ...price, tax: { vat: { amount } } },
      availability: { ...availability, download },
    })
    const html = await renderElement(
      <PricePanel
        variant={variant}
        isLowest={false}
        market={testMarket(code)}
        voucher={false}
        shippingHref="/versand/"
      />,
    )
    expect(html.replace(/<[^>]*>/g, '').replace(/\s/g, ' ')).toContain(words)
  })

  it('is said of a voucher to be taxed when it is used', async () => {
    const variant = variantView('1', { price: { ...price, tax: { vat: { amount: 0 } } } })
    const html = await renderElement(
      <PricePanel
        variant={variant}
        isLowest={false}
        market={testMarket('de')}
        voucher
        shippingHref="/versand/"
      />,
    )
    expect(html).toContain('Mehrwertsteuer fällt erst beim Einlösen an, zzgl.')
  })

  it.each([true, false])('is said to be the lowest of several only where it is: %s', async (isLowest) => {
    const html = await renderElement(
      <PricePanel
        variant={variantView('1')}
        isLowest={isLowest}
        market={testMarket('de')}
        voucher={false}
        shippingHref="/versand/"
      />,
    )
    // Only until a variant is chosen.
    expect(html.includes('group-not-data-unchosen/price:hidden">ab')).toBe(isLowest)
  })
})
