import { expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { composeBackInStock } from '@/lib/shop/back-in-stock-mails/compose'
import { productView, variantView } from '../../fixtures/product'

it.each(
  allMarkets.flatMap((market) =>
    (['confirm', 'back'] as const).map((about) => [about, market.code, market] as const),
  ),
)(
  'the mail ‘%s’ about goods that are sold out has one button, and a plain link that ends it: %s',
  (about, _, market) => {
    const variant = variantView('0100072.68')
    const product = productView({ variants: [variant], brand: 'Piepmatt', subbrand: 'Pip' })
    const { parts } = composeBackInStock({
      ...{ about, market, request: 1, other: 2, baseUrl: 'https://shop.example' },
      goods: { product, variant, href: '/de/p/x/' },
      seller: usualSeller(market.shopLocale),
    })
    expect(parts.filter(({ kind }) => kind === 'button')).toHaveLength(1)
    expect(parts.filter(({ kind }) => kind === 'link')).toHaveLength(1)
    expect(JSON.stringify(parts)).toContain('Piepmatt Pip')
  },
)
