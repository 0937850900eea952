import { describe, expect, it } from 'vitest'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { payerOf } from '@/lib/shop/order-papers/payer'
import { transferCode, transferSquares } from '@/lib/shop/order-papers/transfer-code'
import { isIbanRight } from '@/schemas/iban'
import type { Seller } from '@/schemas/shop'
import { readSquares } from '../../../fixtures/read-squares'
import { testAddress } from '../../../fixtures/test-order'

const right = {
  german: 'DE89 3704 0044 0532 0130 00',
  austrian: 'AT61 1904 3002 3457 3201',
  swiss: 'CH93 0076 2011 6238 5295 7',
  swissQr: 'CH44 3199 9123 0008 8901 2',
  british: 'GB82 WEST 1234 5698 7654 32',
}

const sellerWith = (iban: string, more: Partial<Seller> = {}): Seller => {
  const seller = { ...usualSeller('de-de'), ...more }
  return { ...seller, bankAccount: { ...seller.bankAccount, iban, bic: 'COBADEFFXXX' } }
}
const transfer = { amount: 1_205, currency: 'EUR', reference: '12345678' } as const

describe('the check digits of an account', () => {
  it.each(Object.values(right))('are right: %s', (iban) => expect(isIbanRight(iban)).toBe(true))
  it.each(['DE00 0000 0000 0000 0000 00', 'DE89 3704 0044 0532 0130 01', 'CH93 0076 2011 6238 5259 7'])(
    'are wrong: %s',
    (iban) => expect(isIbanRight(iban)).toBe(false),
  )
})

describe('the code of a transfer', () => {
  it('in euros is that of the European Payments Council', () => {
    const { kind, text } = transferCode(sellerWith(right.german), transfer) ?? {}
    expect(kind).toBe('epc')
    expect(text?.split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Nestling Handels GmbH', 'DE89370400440532013000'],
      ...['EUR12.05', '', '', '12345678'],
    ])
  })

  it.each(['CHF', 'EUR'] as const)('to a Swiss account is that of a QR-bill: %s', (currency) => {
    const seller = sellerWith(right.swiss, {
      street: 'Weg 1',
      postcode: '8000',
      city: 'Zürich',
      country: 'CH',
    })
    const { kind, text } = transferCode(seller, { ...transfer, currency }) ?? {}
    expect(kind).toBe('swiss')
    const lines = text?.split('\r\n') ?? []
    expect(lines.slice(0, 11)).toEqual([
      ...[
        'SPC',
        '0200',
        '1',
        'CH9300762011623852957',
        'S',
        'Nestling Handels GmbH',
        'Weg 1',
        '',
        '8000',
        'Zürich',
        'CH',
      ],
    ])
    expect(lines.slice(11, 18).join('')).toBe('')
    expect(lines.slice(18, 20)).toEqual(['12.05', currency])
    expect(lines.slice(20, 27).join('')).toBe('')
    expect(lines.slice(27)).toEqual(['NON', '', '12345678', 'EPD'])
  })

  it.each([
    ['12345678', '000000000000000000123456786'],
    // The example of the Swiss guidelines.
    ['21000000000313947143000901', '210000000003139471430009017'],
  ])('to a Swiss QR-IBAN has a reference of 27 digits: %s', (reference, expected) => {
    const { text } = transferCode(sellerWith(right.swissQr), { ...transfer, reference }) ?? {}
    expect(text?.split('\r\n').slice(27)).toEqual(['QRR', expected, reference, 'EPD'])
  })

  it('of a QR-bill names who pays, with a structured address', () => {
    const payer = payerOf(
      testAddress({
        company: 'Wolke AG',
        street: 'Rue de l’Exemple 4',
        postcode: '1003',
        city: 'Lausanne',
        country: 'CH',
      }),
    )
    const { text } = transferCode(sellerWith(right.swissQr), { ...transfer, payer }) ?? {}
    expect(text?.split('\r\n').slice(20, 27)).toEqual([
      ...['S', 'Wolke AG', "Rue de l'Exemple 4", '', '1003', 'Lausanne', 'CH'],
    ])
  })

  it.each([
    ['Łukasz', 'Łukasz Beispiel'],
    ['Олена', undefined],
    ['Nguyễn', undefined],
  ])('of a QR-bill names nobody by letters that the guidelines do not have: %s', (firstName, name) => {
    expect(payerOf(testAddress({ firstName }))?.name).toBe(name)
  })

  it('of a QR-bill has no apostrophe of typographers, which the guidelines do not have', () => {
    const seller = sellerWith(right.swiss, { street: 'Rue de l’Exemple 1', country: 'CH' })
    expect(transferCode(seller, transfer)?.text).toContain("Rue de l'Exemple 1")
  })

  it.each([
    ['to a QR-IBAN, of what is no number', sellerWith(right.swissQr), { ...transfer, reference: 'R-1' }],
    [
      'to a QR-IBAN, of too long a number',
      sellerWith(right.swissQr),
      { ...transfer, reference: '1'.repeat(27) },
    ],
    ['of an account that no bank has', sellerWith('DE00 0000 0000 0000 0000 00'), transfer],
    [
      'in francs to an account of another country',
      sellerWith(right.german),
      { ...transfer, currency: 'CHF' },
    ],
    ['of nothing', sellerWith(right.german), { ...transfer, amount: 0 }],
  ] as const)('is none: %s', (_, seller, asked) => expect(transferCode(seller, asked)).toBeUndefined())

  it('is read by a camera, with the longest names', () => {
    const long = sellerWith(right.swiss, { street: 'Ä'.repeat(120), city: 'Ö'.repeat(60), country: 'CH' })
    long.bankAccount.holder = 'Ü'.repeat(120)
    const payer = {
      ...{ name: 'Ä'.repeat(120), street: 'Ö'.repeat(120), postcode: '1'.repeat(40), city: 'Ü'.repeat(60) },
      country: 'CH' as const,
    }
    for (const seller of [long, sellerWith(right.german)]) {
      const code = transferCode(seller, { ...transfer, payer })
      if (!code) throw new Error('There is no code')
      expect(readSquares(transferSquares(code))).toBe(code.text)
    }
  })
})
