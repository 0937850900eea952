import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { carrierOf } from '@/lib/platform/carriers'
import { allMarkets } from '@/lib/platform/markets/markets'
import { dhlService } from '@/lib/platform/return-labels/dhl-service'
import type { LabelRequest, LabelService } from '@/lib/platform/return-labels/label-service'
import { localService } from '@/lib/platform/return-labels/local-service'
import { type DhlFault, startDhl } from '../../../fixtures/dhl-server'
import { readPdf } from '../../../fixtures/read-pdf'

let server: Awaited<ReturnType<typeof startDhl>>
beforeAll(async () => {
  server = await startDhl()
})
beforeEach(() => {
  server.calls.length = 0
})
afterAll(() => server.close())

const request = (more: Partial<LabelRequest> = {}): LabelRequest => ({
  ...{ reference: 'R123456789-1', orderNumber: '123456789', receiverId: 'deu', weightGrams: 2_000 },
  ...{ currency: 'EUR', carrier: 'DHL', language: 'de' },
  receiver: ['Nestling Handels GmbH', 'Musterweg 1', 'DE 12345 Musterstadt'],
  sender: {
    ...{ name: 'Test Person', street: 'Am alten Bach 12 a', postcode: '12345', city: 'Musterstadt' },
    ...{ country: 'DE', email: 'someone@example.com' },
  },
  items: [{ description: 'Schlafsack', quantity: 2, value: 2_995 }],
  ...more,
})

describe.each<[string, () => LabelService]>([
  ['DHL', () => dhlService(server.access)],
  ['the local carrier', () => localService],
])('The labels of %s', (_, open) => {
  it('have a number and a PDF', async () => {
    const label = await open().order(request())
    expect(label.shipmentNumber).toMatch(/^\d{12}$/)
    expect(label.pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('The local carrier', () => {
  it('draws who sends, who gets it, its order and goods and the number, and says that it pays nothing', async () => {
    const { pdf, shipmentNumber } = await localService.order(request())
    const { text } = await readPdf(pdf)
    for (const words of [
      ...['DHL', 'Rücksendung (Muster)', 'Test Person', 'Am alten Bach 12 a', 'DE 12345 Musterstadt', 'deu'],
      ...['Nestling Handels GmbH', 'Bestellung 123456789', '2 × Schlafsack'],
    ])
      expect(text).toContain(words)
    expect(text).toContain(shipmentNumber)
    expect(text).toContain('R123456789-1')
  })

  it.each(
    allMarkets.map(({ language, iso }) => [iso, language, carrierOf('post-ch', language).name] as const),
  )('names who takes the parcel, and speaks the one language of %s', async (_, language, carrier) => {
    const { text } = await readPdf((await localService.order(request({ language, carrier }))).pdf)
    expect(text).toContain(carrier)
    const own = { de: '(Muster)', fr: '(Exemple)', nl: '(Voorbeeld)' }
    expect(Object.values(own).filter((word) => text.includes(word))).toEqual([own[language]])
  })

  it('has one number for one return', async () => {
    const [first, again] = [await localService.order(request()), await localService.order(request())]
    expect(again.shipmentNumber).toBe(first.shipmentNumber)
    const other = await localService.order(request({ reference: 'R2-1' }))
    expect(other.shipmentNumber).not.toBe(first.shipmentNumber)
  })

  it('refuses a return without a receiver', async () => {
    await expect(localService.order(request({ receiverId: '' }))).rejects.toMatchObject({ reason: 'refused' })
  })
})

describe('DHL', () => {
  it('is asked as its interface says', async () => {
    const label = await dhlService(server.access).order(request())
    expect(label.internationalNumber).toMatch(/^UC\d+DE$/)
    expect(label.qr).toBeInstanceOf(Buffer)
    expect(server.calls).toMatchObject([
      {
        url: '/parcel/de/shipping/returns/v1/orders?labelType=BOTH',
        headers: { 'content-type': 'application/json', 'dhl-api-key': 'the-key' },
        body: {
          ...{ receiverId: 'deu', customerReference: 'R123456789-1', shipmentReference: '123456789' },
          shipper: {
            ...{ name1: 'Test Person', addressStreet: 'Am alten Bach', addressHouse: '12 a' },
            ...{ postalCode: '12345', city: 'Musterstadt', country: 'DEU', email: 'someone@example.com' },
          },
          itemWeight: { uom: 'g', value: 2_000 },
        },
      },
    ])
    expect(server.calls[0]?.body).not.toHaveProperty('customsDetails')
  })

  it('hears what is inside where a customs office asks for it', async () => {
    const sender = { ...request().sender, company: 'Laden AG', street: 'Hauptplatz', country: 'CH' as const }
    await dhlService(server.access).order(request({ currency: 'CHF', sender }))
    expect(server.calls[0]?.body).toMatchObject({
      shipper: { name1: 'Laden AG', name2: 'Test Person', addressStreet: 'Hauptplatz', country: 'CHE' },
      customsDetails: {
        currency: 'CHF',
        items: [
          {
            ...{ itemDescription: 'Schlafsack', packagedQuantity: 2 },
            ...{ itemWeight: { uom: 'g', value: 1_000 }, itemValue: { currency: 'CHF', value: 29.95 } },
          },
        ],
      },
    })
  })

  it.each<[DhlFault, string]>([
    [400, 'refused'],
    [401, 'notAuthorised'],
    [429, 'unavailable'],
    [503, 'unavailable'],
    [500, 'unsure'],
    ['slow', 'unsure'],
    ['cut', 'unsure'],
    ['noLabel', 'unsure'],
  ])('that answers with %s is %s, and its message quotes nothing', async (fault, reason) => {
    server.faults.push(fault)
    const error = await dhlService(server.access, fault === 'slow' ? 300 : 5_000)
      .order(request())
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'LabelError', reason })
    expect(String(error)).not.toMatch(/Musterweg|secret|the-key/)
  })

  it.each<DhlFault>(['endless', 'endlessError'])(
    'whose answer is %s is not read to its end, and is unsure',
    async (fault) => {
      const before = server.written()
      server.faults.push(fault)
      const answer = dhlService(server.access).order(request())
      await expect(answer).rejects.toMatchObject({ name: 'LabelError', reason: 'unsure' })
      expect(server.written() - before).toBeLessThan(40_000_000)
    },
  )

  it('refuses a wrong password', async () => {
    const wrong = dhlService({ ...server.access, password: 'other' })
    await expect(wrong.order(request())).rejects.toMatchObject({ reason: 'notAuthorised' })
  })

  it('that cannot be reached may be asked again', async () => {
    const other = await startDhl()
    await other.close()
    await expect(dhlService(other.access).order(request())).rejects.toMatchObject({ reason: 'unavailable' })
  })
})
