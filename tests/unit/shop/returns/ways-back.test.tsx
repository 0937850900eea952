import { describe, expect, it, vi } from 'vitest'
import { toText } from '@/lib/platform/mail-body'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { compose } from '@/lib/shop/order-mails/compose'
import { orderWords } from '@/lib/shop/order-papers'
import { costsOfOrder, writeReturnLabel } from '@/lib/shop/returns'
import { returnableLines } from '@/lib/shop/returns/order-return'
import { ReturnStep } from '@/lib/storefront/screens/order-status/return-step'
import { Returns } from '@/lib/storefront/screens/order-status/returns'
import { renderScreen } from '@/tests/unit/storefront/screens/checkout/render-screen'
import { readPdf } from '../../../fixtures/read-pdf'
import { renderElement, testMarket } from '../../../fixtures/render'
import { testAddress, testEvent, testOrder } from '../../../fixtures/test-order'

vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby', baseUrl: 'https://shop.example', paymentMode: 'demo' }),
}))

vi.mock('@/lib/storefront/screens/step-forms/islands', async () => ({
  StepForm: (await import('@/lib/storefront/screens/step-forms/step-form.client')).StepForm,
}))

const market = testMarket()
const at = new Date('2026-11-24T09:00:00Z')
const shop = defaultConfiguration('baby', market)
const plain = (text: string) => text.replace(/[\s\u00a0\u202f\u2060]+/g, ' ')

const article = (name: string, isBulky: boolean) => ({
  product: { number: '1', name, brand: 'Nestling', isBulky },
})

/** A wardrobe that came by freight, and a bib that came in a parcel. */
function orderWith(phone?: string) {
  const order = testOrder({
    ...{ status: 'shipped', returnTerms: usualReturnTerms, placedAt: at },
    deliveryAddress: testAddress(phone ? { phone } : {}),
    lines: [
      { ...article('Schrank', true), shipmentId: 5 },
      { ...article('Lätzchen', false), shipmentId: 6 },
    ],
    shipments: [5, 6].map((id) => ({ id, orderId: 1, carrierKey: 'dhl', trackingNumber: '', shippedAt: at })),
  })
  return { ...order, cost: { ...order.cost, isFreight: true } }
}

const announced = (...lineIds: number[]) => ({
  ...{ id: 1, key: 'k', number: 'R1', requestedAt: at, cancelledAt: null },
  lines: lineIds.map((lineId) => ({ lineId, quantity: 1, reason: 'fit' as const })),
})

async function said(lineIds: number[], phone?: string) {
  const order = orderWith(phone)
  const costs = costsOfOrder(order, shop, market)
  const { seller, payments, returns: terms } = shop
  const back = announced(...lineIds)
  const given = { order, market, seller, costs, announced: back }
  const mail = compose(
    'returnRequested',
    {
      ...{
        ...given,
        payments,
        terms,
        words: orderWords(market),
        event: testEvent({ details: { return: 'R1' } }),
      },
      ...{ shopName: shop.name, name: undefined, baseUrl: 'https://shop.example', address: '' },
      ...{ hasTerms: true, hasWithdrawal: true, creditNotes: [] },
    },
    false,
  )
  const html = await renderElement(
    <Returns
      {...{ market, order, terms, costs }}
      returns={[back]}
      seller={seller}
      transfers={{ due: [], amount: 0, account: undefined, isLocked: false }}
    />,
  )
  return {
    mail: plain(toText(mail)),
    label: plain((await readPdf(await writeReturnLabel(given))).text),
    status: plain(html.replace(/<[^>]*>/g, ' ')),
  }
}

const collected = /Die Spedition ruft Sie unter \+49\s30\s1234567 an, um den Tag der Abholung zu vereinbaren/
const inParcel = /Geben Sie das Paket (bis zum [^,]+ )?bei der Post/
const forParcel = /Schneiden Sie das Etikett oben aus/

describe('What came by freight', () => {
  it('is collected, and no part of the label of a parcel', async () => {
    const { mail, label, status } = await said([1], '+49301234567')
    for (const text of [mail, label, status]) expect(text).toMatch(collected)
    for (const text of [mail, label]) expect(text).not.toMatch(inParcel)
    expect(label).not.toMatch(forParcel)
    expect(label).not.toContain('Absender')
    expect(mail).toContain('das Begleitblatt für die Abholung')
    expect(status).not.toContain('Etikett')
  })

  it('is told apart from what goes in a parcel', async () => {
    const { mail, label } = await said([1, 2], '+49301234567')
    for (const text of [mail, label]) {
      expect(text).toMatch(collected)
      expect(text).toMatch(inParcel)
    }
    const [parcel, freight] = label.split('Das holt die Spedition ab')
    expect(parcel).toContain('Lätzchen')
    expect(parcel).not.toContain('Schrank')
    expect(freight).toContain('Schrank')
    expect(freight).not.toContain('Lätzchen')
  })

  it('says nothing of freight where all of a return goes in a parcel', async () => {
    for (const text of Object.values(await said([2], '+49301234567'))) expect(text).not.toContain('Spedition')
  })

  it('asks for a number to call where the order has none', async () => {
    for (const text of Object.values(await said([1])))
      expect(text).toContain('unter welcher Telefonnummer die Spedition Sie erreicht')
  })

  it('is chosen in a group of its own, which says who calls', async () => {
    const order = orderWith('+49301234567')
    const { html } = renderScreen(
      <ReturnStep
        {...{ market, order, terms: shop.returns, costs: costsOfOrder(order, shop, market) }}
        {...{ returnable: returnableLines(order, []), draft: undefined, email: shop.seller.email }}
      />,
    )
    const [, parcel, freight] = html.split('<fieldset class="grid')
    expect(parcel).toContain('Lätzchen')
    expect(parcel).not.toContain('Schrank')
    expect(plain(freight ?? '')).toMatch(collected)
    expect(freight).toContain('Schrank')
  })
})

it('says before goods are announced to come back on what the postage is paid back', async () => {
  const usual = orderWith()
  const order = { ...usual, cost: { ...usual.cost, isFreight: false } }
  const { html } = renderScreen(
    <ReturnStep
      {...{ market, order, terms: shop.returns, costs: costsOfOrder(order, shop, market) }}
      {...{ returnable: returnableLines(order, []), draft: undefined, email: shop.seller.email }}
    />,
  )
  expect(plain(html)).toContain('bei Ihrer Bestellung ein Foto davon hoch')
})
