import { expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets'
import { labelOfVoucher } from '@/lib/shop/basket/code-words'
import type { VoucherEffect } from '@/schemas/shop'

const market = findMarket('baby', 'de')

it.each<[VoucherEffect, boolean, string]>([
  [{ type: 'percentage', relative: 0.1 }, false, 'Zum Start'],
  [{ type: 'percentage', relative: 0.1 }, true, 'Zum Start (nicht auf Gutscheine)'],
  [{ type: 'percentage', relative: 0.1, maxAmount: { EUR: 3_000 } }, false, 'Zum Start (höchstens 30,00 €)'],
  [
    { type: 'percentage', relative: 0.1, maxAmount: { EUR: 3_000 } },
    true,
    'Zum Start (höchstens 30,00 €, nicht auf Gutscheine)',
  ],
  [{ type: 'free_shipping', includesFreight: false }, true, 'Zum Start'],
])('names what a voucher %j takes nothing off, beside gift cards: %s', (effect, hasGiftCards, label) => {
  if (!market) throw new Error('no market')
  const told = labelOfVoucher({ label: 'Zum Start', effect }, market, hasGiftCards)
  expect(told.replaceAll('\u00a0', ' ')).toBe(label)
})
