import { describe, expect, it, test } from 'vitest'
import { allMarkets, findMarket, type Market } from '@/lib/platform/markets'
import { paymentWords } from '@/lib/shop/payments'
import { paymentMethods } from '@/schemas/shop'

const marketOf = (code: string) => findMarket('bm', code) as Market

describe.each(allMarkets.map((market) => [market.iso, market] as const))('In %s', (_, market) => {
  it('every method has a name of its own and a line about it', () => {
    const words = paymentMethods.map((code) => paymentWords({ code, isOffered: true }, market))
    expect(new Set(words.map(({ name }) => name)).size).toBe(paymentMethods.length)
    for (const { name, explanation, fee, warning, ...rest } of words) {
      // Of cash on delivery it is said that it costs nothing extra.
      expect(fee ?? 'A.').toMatch(/\.$/)
      expect(warning ?? 'A.').toMatch(/\.$/)
      expect(name).not.toMatch(/^payment\./)
      expect(explanation).toMatch(/^\p{Lu}.{15,160}\.$/u)
      expect(rest).toEqual({})
    }
  })

  it('a transfer for files is not told of as one for parcels', () => {
    const words = (more = {}) => paymentWords({ code: 'V', isOffered: true, ...more }, market).explanation
    const files = words({ nothingSent: true })
    expect(files).toMatch(/^\p{Lu}.{15,130}e-?mail[^.]*\.$/iu)
    expect(files).not.toBe(words())
    expect(words({ nothingSent: true, explanation: 'Erst Geld.' })).toBe('Erst Geld.')
  })

  it('every refusal is a sentence', () => {
    for (const reason of [
      'country',
      'nothingToPay',
      'noGiftCard',
      'notCovered',
      'nothingSent',
      'hasDigital',
      'freight',
      'cashlessPickup',
      'hasVouchers',
    ] as const)
      expect(paymentWords({ code: 'NN', isOffered: false, reason }, market).refusal).toMatch(/^\p{Lu}.+\.$/u)
  })
})

test.each([
  ['de', 'tooLow', 'Ab 50,00 € möglich.'],
  ['ch', 'tooHigh', 'Bis CHF 50.00 möglich.'],
  ['fr', 'tooLow', 'Possible à partir de 50,00 €.'],
  ['nl', 'tooHigh', 'Mogelijk tot € 50,00.'],
] as const)('a limit is said as %s writes it', (code, reason, text) => {
  const { refusal } = paymentWords({ code: 'KD', isOffered: false, reason, limit: 5_000 }, marketOf(code))
  expect(refusal?.replace(/[\u00a0\u202f]/g, ' ')).toBe(text)
})

test.each([
  [
    'de',
    0,
    /^Luni Schlafsack, 62: mit Vorkasse zurzeit nicht möglich, weil .* noch nicht bezahlt sind\. Wenn Sie sofort bezahlen, geht es\.$/,
  ],
  ['de', 2, /höchstens 2 Stück/],
  ['ch-fr', 1, /^Luni Schlafsack, 62\s: paiement anticipé pour 1 pièce au plus, car .* pas encore payées\./],
  ['nl', 2, /^Luni Schlafsack, 62: vooruitbetalen .*hooguit 2 stuks, omdat .* niet zijn betaald\./],
])('what is held is named, with how many pieces may be had, in %s: %s', (code, most, words) => {
  const held = { name: 'Luni Schlafsack, 62', most }
  const market = findMarket('baby', code) ?? marketOf(code)
  expect(paymentWords({ code: 'V', isOffered: false, reason: 'heldUnpaid', held }, market).refusal).toMatch(
    words,
  )
})

test.each([
  [
    'de',
    0,
    /^Luni Schlafsack, 62: erst nach der Lieferung bezahlt zurzeit nicht möglich, weil .* noch nicht bezahlt sind\./,
  ],
  ['de', 3, /höchstens 3 Stück/],
  ['ch-fr', 1, /Luni Schlafsack, 62\s: paiement après la livraison pour 1 pièce au plus/],
  ['nl', 2, /^Luni Schlafsack, 62: achteraf betalen .*hooguit 2 stuks/],
])('what is held for later payment is named, in %s: %s', (code, most, words) => {
  const held = { name: 'Luni Schlafsack, 62', most }
  const market = findMarket('baby', code) ?? marketOf(code)
  for (const method of ['RE', 'NN'] as const)
    expect(
      paymentWords({ code: method, isOffered: false, reason: 'heldLater', held }, market).refusal,
    ).toMatch(words)
})

test('instalments of the wallet are said beside it', () => {
  const words = paymentWords({ code: 'PP', isOffered: true, hasInstalments: true }, marketOf('de'))
  expect(words.instalments).toBe('Auch in Raten möglich, als Kredit von PayPal.')
})
