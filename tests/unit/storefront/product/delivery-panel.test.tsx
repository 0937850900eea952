import { describe, expect, it } from 'vitest'
import type { Market } from '@/lib/platform/markets'
import { findMarket } from '@/lib/platform/markets/markets'
import { DeliveryPanel } from '@/lib/storefront/product/delivery-panel'
import { variantView } from '../../../fixtures/product'
import { renderElement, testMarket } from '../../../fixtures/render'

const emailed = true

async function wordsOf(variant: Parameters<typeof variantView>[1], market: Market): Promise<string[]> {
  const html = await renderElement(<DeliveryPanel variant={variantView('1', variant)} market={market} />)
  return [...html.matchAll(/<p [^>]*>([^<]*)<\/p>/g)].map(([, text]) => text ?? '')
}

it.each([
  [{ deliveryUntil: '2027-03-31' }, 'Spätestens am 31.\u00a0März 2027 bei Ihnen'],
  [{}, 'Wir liefern, sobald der Artikel bei uns eintrifft.'],
])('a preorder with %j tells: %s', async (known, note) => {
  const availability = { ...variantView('1').availability, bvc: 2, preorder: true, ...known } as const
  const words = await wordsOf({ delivery: { kind: 'preorder' }, availability }, testMarket('de'))
  expect(words).toEqual(['Vorbestellbar', note])
})

describe('a variant that takes no days', () => {
  it.each([
    ['de', !emailed, ['Download']],
    ['ch-fr', !emailed, ['Téléchargement']],
    ['be', !emailed, ['Download']],
    [
      'de',
      emailed,
      [
        'Als Download per E-Mail',
        'Wir schicken Ihnen die Datei per E-Mail, sobald die Bestellung bezahlt ist.',
      ],
    ],
    ['ch-fr', emailed, ['Envoi par e-mail', 'L’e-mail part dès que la commande est payée.']],
    ['be', emailed, ['Als download per e-mail', 'U krijgt het per e-mail zodra de bestelling is betaald.']],
  ] as const)(
    'is a download, and comes by e-mail only in the group of downloads: %s, %s',
    async (code, byEmail, words) => {
      const market = findMarket('baby', code) ?? findMarket('bm', code)
      if (!market) throw new Error(`no market ${code}`)
      expect(await wordsOf({ delivery: { kind: 'download', byEmail } }, market)).toEqual(words)
    },
  )
})
