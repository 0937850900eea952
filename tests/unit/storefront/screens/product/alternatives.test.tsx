import { describe, expect, it } from 'vitest'
import { Alternatives } from '@/lib/storefront/screens/product/alternatives'
import { testCard } from '@/tests/fixtures/listing'
import { renderElement, testMarket } from '@/tests/fixtures/render'

const names = { recommendationId: 'alternativen-7', uid: 'product-page' }
const render = (items = [testCard()]) =>
  renderElement(<Alternatives number="1" market={testMarket()} alternatives={{ ...names, items }} />)

describe('the alternatives beside a product', () => {
  it('are a list with the names that the shop gives it, by which services count', async () => {
    const [section] = (await render()).match(/<section[^>]*>/) ?? []
    expect(section).toContain('data-recommendation-id="alternativen-7"')
    expect(section).toContain('data-recommendation-uid="product-page"')
  })

  it('say once what their prices include', async () => {
    const html = await render([testCard(), testCard({ number: '104712' })])
    expect(html.split('Preise inkl. MwSt., zzgl. Versandkosten')).toHaveLength(2)
  })

  it('are nothing without products', async () => {
    expect(await render([])).toBe('')
  })
})
