import { describe, expect, it } from 'vitest'
import { allMarkets, findMarket, type Market } from '@/lib/platform/markets'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import {
  deliveryNoteFileName,
  deliveryOf,
  orderWords,
  type Wanted,
  writeDeliveryNote,
} from '@/lib/shop/order-papers'
import type { Order, Shipment } from '@/lib/shop/orders'
import { readPdf } from '../../../fixtures/read-pdf'
import { testAddress, testOrder, testPayment } from '../../../fixtures/test-order'

const at = new Date('2026-11-24T09:00:00Z')
const german = findMarket('baby', 'de') as Market

const parcel = (id: number, more: Partial<Shipment> = {}): Shipment => ({
  ...{ id, orderId: 1, carrierKey: 'dhl', trackingNumber: `0034${id}`, shippedAt: at },
  ...more,
})
const product = (name: string, referenceKey: string) => ({ number: 'n1', referenceKey, name, brand: 'Luni' })

/** Two lines in a parcel each, one that is not sent, and a download. */
const order = (more: Partial<Omit<Order, 'lines'>> = {}) =>
  testOrder({
    status: 'partlyShipped',
    lines: [
      { product: product('Decke', 'SKU-100234-BLU'), shipmentId: 5, quantity: 2, inscription: 'Zoë' },
      { product: product('Mütze', '0104711'), shipmentId: 6, isGift: true },
      { product: product('Body', 'B-3') },
      { product: product('Ratgeber', 'D-4'), isDigital: true },
    ],
    shipments: [parcel(5), parcel(6, { carrierKey: 'Bote', trackingNumber: null })],
    payments: [testPayment('RE')],
    ...more,
  })

const write = async (of: Order, wanted: Wanted = {}, market = german) => {
  const found = deliveryOf(of, wanted)
  if (!found.ok) throw new Error(found.problem)
  const { delivery } = found
  const seller = usualSeller(market.shopLocale)
  const note = await readPdf(await writeDeliveryNote(of, { delivery, seller, at }, market))
  return { ...note, name: deliveryNoteFileName(delivery, market), delivery }
}
/** What stands below a heading, up to the next one. */
const below = (text: string, heading: string) =>
  text.split(heading)[1]?.split(/(?:Schon in|Folgt|Nicht im)/)[0]

describe('a delivery note', () => {
  it('names seller, addresses, numbers, parcel and pieces, and no price', async () => {
    const { text, title, name } = await write(order(), { parcel: 1 })
    expect([title, name]).toEqual(['Lieferschein 71803399-1', 'Lieferschein-71803399-1.pdf'])
    for (const words of [
      ...['Nestling Handels GmbH', 'Musterweg 1', '12345 Musterstadt', 'Anna Beispiel', '00000 Musterstadt'],
      ...['71803399-1', '23. November 2026', '24. November 2026', 'DHL', '00345', 'Seite 1 von 1'],
      ...['Luni Decke', 'Artikelnummer SKU-100234-BLU', 'Salbei, 62', 'Beschriftung: Zoë'],
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/€|EUR|\d,\d\d|MwSt/)
  })

  it('says what came before, what follows and what is digital', async () => {
    const first = await write(order(), { parcel: 1 })
    expect(first.text).not.toContain('Schon mit einer früheren Lieferung')
    expect(below(first.text, 'Folgt mit einer weiteren Lieferung')).toMatch(/Mütze[\s\S]*Body/)
    expect(below(first.text, 'Nicht in dieser Lieferung')).toContain('Ratgeber')
    const second = await write(order(), { parcel: 2 })
    expect(second.delivery).toMatchObject({ inside: [2], before: [1], after: [3] })
    expect(below(second.text, 'Schon mit einer früheren Lieferung verschickt')).toContain('Decke')
    expect(second.text).toContain('Bote')
    expect(second.text).toContain('Geschenk')
    expect(second.text).toContain('Artikelnummer 104711')
    expect(second.text).not.toContain('Sendungsnummer')
  })

  it.each([
    ['the next parcel', {}, { number: '71803399-3', inside: [3], before: [1, 2], after: [] }],
    ['named lines of it', { lines: [3] }, { number: '71803399-3', inside: [3] }],
  ])('is written of %s before it is sent', async (_, wanted, delivery) => {
    const note = await write(order(), wanted)
    expect(note.delivery).toMatchObject(delivery)
    expect(note.text).not.toContain('Versanddatum')
  })

  it('is that of the only parcel where nothing is left', async () => {
    const sent = testOrder({ status: 'shipped', lines: [{ shipmentId: 5 }], shipments: [parcel(5)] })
    expect((await write(sent)).delivery.number).toBe('71803399-1')
  })

  it('tells who gets a present nothing but the name of the giver', async () => {
    const given = order({
      deliveryAddress: testAddress({ firstName: 'Bela', lastName: 'Enkel', street: 'Probegasse 2' }),
      invoiceAddress: testAddress({ street: 'Geheimweg 9', city: 'Anderswo' }),
    })
    const { text } = await write(given)
    expect(text).toContain('Probegasse 2')
    expect(text).toContain('Anna Beispiel')
    expect(text).not.toMatch(/Geheimweg|Anderswo/)
  })

  it('does not tell the value of a gift card that goes with a present', async () => {
    const card = { product: product('Geschenkgutschein', 'G-1'), choice: ['25 €'], isVoucher: true }
    const sent = testOrder({
      ...{ status: 'shipped', shipments: [parcel(5)] },
      lines: [
        { ...card, shipmentId: 5 },
        { ...card, isDigital: true },
      ],
    })
    const { text } = await write(sent)
    expect(text.split('Geschenkgutschein')).toHaveLength(3)
    expect(text).not.toContain('€')
  })

  it('of a test says so', async () => {
    expect((await write(order({ isTest: true }))).text).toContain('Testbestellung')
  })

  it.each([
    [{ parcel: 3 }, {}, /has no parcel 3: it has 2/],
    [{ parcel: 1, lines: [1] }, {}, /one of|or the lines/],
    [{ lines: [9] }, {}, /no line 9/],
    [{ lines: [1] }, {}, /Line 1 .* sent already/],
    [{ lines: [4] }, {}, /Line 4 is a download/],
    [{}, { status: 'cancelled' as const }, /is cancelled/],
    [{}, { status: 'awaitingPayment' as const }, /is awaitingPayment/],
    [{}, { payments: [testPayment('V')] }, /prepayment .* has not come/],
  ])('that is asked for by %j of %j is refused', (wanted, more, problem) => {
    const found = deliveryOf(order(more), wanted)
    expect(found.ok ? '' : found.problem).toMatch(problem)
  })

  it('is refused where nothing is sent, and where one of several is meant', () => {
    const digital = deliveryOf(testOrder({ lines: [{ isDigital: true }] }))
    expect(digital.ok ? '' : digital.problem).toMatch(/nothing that is sent/)
    const all = testOrder({
      ...{ status: 'shipped', lines: [{ shipmentId: 5 }, { shipmentId: 6 }] },
      shipments: [parcel(5), parcel(6)],
    })
    const several = deliveryOf(all)
    expect(several.ok ? '' : several.problem).toMatch(/2 parcels: name one/)
  })

  it.each(allMarkets.map((market) => [market.shopLocale, market] as const))(
    'is in the language of %s',
    async (_, market) => {
      const { t } = orderWords(market)
      const { text, language, name } = await write(order(), { parcel: 2 }, market)
      expect(language).toBe(market.iso)
      expect(name).toMatch(/^[A-Za-z-]+-71803399-2\.pdf$/)
      const plain = (words: string) => words.replaceAll('\u00a0', ' ')
      for (const key of ['before', 'after', 'downloads', 'sentOn', 'carrier'] as const)
        expect(text).toContain(plain(t(`deliveryNote.${key}`)))
    },
  )
})
