import { describe, expect, it, vi } from 'vitest'
import type { Market } from '@/lib/platform/markets'
import { findMarket } from '@/lib/platform/markets/markets'
import { deliveryMessage } from '@/lib/shop/rules'
import { DeliveryPanel } from '@/lib/storefront/screens/product/delivery-panel'
import { variantView } from '@/tests/fixtures/product'
import { renderElement, testMarket } from '@/tests/fixtures/render'

vi.mock('@/lib/storefront/screens/product/islands', () => ({
  ArrivalLine: ({ days, country }: { days: object; country: string }) => (
    <i>
      {country} {Object.values(days).join('-')}
    </i>
  ),
}))

const emailed = true

it.each<[string, number, number, object, string[], string | undefined]>([
  ['at once', 1, 3, {}, ['In 1 bis 3 Werktagen bei Ihnen'], 'DE 1-3'],
  ['soon', 4, 7, {}, ['In 4 bis 7 Werktagen bei Ihnen'], 'DE 4-7'],
  [
    'late',
    14,
    21,
    {},
    [
      'Der Artikel wird nach Ihrer Bestellung hergestellt oder nachbestellt. Zurückgeben können Sie ihn wie jeden anderen.',
    ],
    'DE 14-21',
  ],
  ['as a download', 0, 0, {}, [], undefined],
  [
    'as a preorder',
    999,
    999,
    { bvc: 2, preorder: true, deliveryUntil: '2027-03-31' },
    ['Spätestens am 31. März 2027 bei Ihnen'],
    undefined,
  ],
  [
    'no more',
    1,
    3,
    { bvc: 4, buyable: false },
    ['Lassen Sie sich unten eine E-Mail schicken, sobald der Artikel wieder lieferbar ist.'],
    undefined,
  ],
])('what comes %s has the range in words, and days where they are known', async (...given) => {
  const [, daysFrom, daysTo, more, notes, days] = given
  const availability = { ...variantView('1').availability, daysFrom, daysTo, ...more }
  const delivery = deliveryMessage(availability, 'baby')
  const variant = variantView('1', { availability, delivery })
  const html = await renderElement(<DeliveryPanel variant={variant} market={testMarket('de')} />)
  const words = [...html.matchAll(/<p class="text-ink[^>]*>([^<]*)<\/p>/g)].map(([, text]) => text)
  expect(words.map((text) => text?.replaceAll('\u00a0', ' '))).toEqual(notes)
  expect(/<i>(.*)<\/i>/.exec(html)?.[1]).toBe(days)
})

it('names the weeks of what comes late only where no script names the days', async () => {
  const availability = { ...variantView('1').availability, daysFrom: 14, daysTo: 21 }
  const variant = variantView('1', { availability, delivery: deliveryMessage(availability, 'baby') })
  const html = await renderElement(<DeliveryPanel variant={variant} market={testMarket('de')} />)
  expect(html).toMatch(/<p class="hidden [^"]*noscript:block">In 2 bis 3 Wochen/)
})

it('names the weeks of what comes in more than the message counts, as the review does', async () => {
  const availability = { ...variantView('1').availability, daysFrom: 56, daysTo: 70 }
  const variant = variantView('1', { availability, delivery: deliveryMessage(availability, 'baby') })
  const html = await renderElement(<DeliveryPanel variant={variant} market={testMarket('de')} />)
  expect(html).toMatch(/<p class="text-ink text-small">In\s8\sbis\s10\sWochen/)
})

async function wordsOf(variant: Parameters<typeof variantView>[1], market: Market): Promise<string[]> {
  const html = await renderElement(<DeliveryPanel variant={variantView('1', variant)} market={market} />)
  return [...html.matchAll(/<p [^>]*>([^<]*)<\/p>/g)].map(([, text]) => text ?? '')
}

it.each([
  [{ deliveryUntil: '2027-03-31' }, 'Spätestens am 31.\u00a0März 2027 bei Ihnen'],
  [{}, 'Der Liefertermin steht noch nicht fest: Wir liefern, sobald der Artikel bei uns eintrifft.'],
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
