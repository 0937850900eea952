import { prerender } from 'react-dom/static'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadProduct } from '@/lib/shop/catalogue/cached'
import type { BlockContext } from '@/lib/storefront/runtime/blocks/context'
import { Blocks } from '@/registry'
import { productView } from '../../fixtures/product'
import { testContext } from '../../fixtures/render'

vi.mock('@/lib/shop/catalogue/cached', () => ({ loadProduct: vi.fn() }))
vi.mock('@/lib/storefront/screens/basket/add-to-basket.client', () => import('../../fixtures/add-to-basket'))

const view = productView({ brand: 'Waldkind', subbrand: 'Moos', sale: true })

const campaign = (uid: string, type: string, value?: string) => ({
  component: 'trigger_container',
  _uid: uid,
  triggers: [{ component: 'trigger', _uid: `${uid}-t`, type, value }],
  body: [{ component: 'paragraph', _uid: `${uid}-p`, text: `Aktion ${uid}` }],
})

async function shown(bloks: unknown, context: Partial<BlockContext> = {}) {
  const element = await Blocks({ bloks, context: testContext(context) })
  const { prelude } = await prerender(element)
  const html = await new Response(prelude).text()
  return [...html.matchAll(/Aktion (\w+)/g)].map(([, uid]) => uid)
}

const offer = (...body: unknown[]) => ({ component: 'basket_direct_add', _uid: 'o', number: '104711', body })

describe('campaigns in a block with a product', () => {
  beforeEach(() => void vi.mocked(loadProduct).mockReset().mockResolvedValue(view))

  it.each([
    ['number', 'productNumber', '104711', '999'],
    ['brand', 'marke', 'Waldkind', 'Lumi'],
    ['subbrand', 'subbrand', 'Moos', 'Farn'],
    ['categories', 'breadcrumb', 'Kleidung', 'Schlafen'],
  ])('ask for its %s', async (_, type, own, other) => {
    expect(await shown([offer(campaign('own', type, own), campaign('other', type, other))])).toEqual(['own'])
  })

  it('ask whether it is reduced', async () => {
    expect(await shown([offer(campaign('sale', 'sale'))])).toEqual(['sale'])
    vi.mocked(loadProduct).mockResolvedValue(productView({ sale: false }))
    expect(await shown([offer(campaign('sale', 'sale'))])).toEqual([])
  })

  it('also where they stand deeper in it', async () => {
    const grid = { component: 'grid', _uid: 'g', body: [campaign('deep', 'marke', 'Waldkind')] }
    expect(await shown([offer(grid)])).toEqual(['deep'])
  })

  it('but not beside it', async () => {
    expect(await shown([offer(), campaign('beside', 'marke', 'Waldkind')])).toEqual([])
  })

  it('ask on a product page for the product of the page', async () => {
    const product = { number: '1', brand: 'Lumi', categoryNames: [], onSale: false }
    const body = [campaign('given', 'marke', 'Waldkind'), campaign('page', 'marke', 'Lumi')]
    expect(await shown([offer(...body)], { product })).toEqual(['page'])
  })

  it('ask for the nearest product where one is inside another', async () => {
    const inner = { ...offer(campaign('inner', 'marke', 'Lumi')), _uid: 'i', number: '2' }
    vi.mocked(loadProduct).mockImplementation(async (_, number) =>
      number === '2' ? productView({ number, brand: 'Lumi' }) : view,
    )
    const outer = [campaign('outer', 'marke', 'Waldkind'), campaign('wrong', 'marke', 'Lumi')]
    expect(await shown([offer(inner, ...outer)])).toEqual(['inner', 'outer'])
  })
})
