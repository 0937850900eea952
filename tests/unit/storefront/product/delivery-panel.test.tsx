import { describe, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { DeliveryPanel } from '@/lib/storefront/product/delivery-panel'
import { variantView } from '../../../fixtures/product'
import { renderElement } from '../../../fixtures/render'

const emailed = true

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
      const variant = variantView('1', { delivery: { kind: 'download', byEmail } })
      const html = await renderElement(<DeliveryPanel variant={variant} market={market} />)
      expect([...html.matchAll(/<p [^>]*>([^<]*)<\/p>/g)].map(([, text]) => text)).toEqual(words)
      expect(html).toContain('<svg')
    },
  )
})
