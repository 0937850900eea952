import { expect, it } from 'vitest'
import { ShopStyle } from '@/lib/storefront/layout/shop-style'
import { renderElement } from '../../../fixtures/render'
import { otherShop, usualShop } from '../../../fixtures/shops'

it.each(['baby', 'bm'] as const)('the usual colours of %s need no style of their own', async (brand) =>
  expect(await renderElement(<ShopStyle brand={brand} shop={usualShop(brand)} lang="de-DE" />)).toBe(''),
)

it('a shop’s own colours and typefaces are in the head, for the documents of its market', async () => {
  const html = await renderElement(<ShopStyle brand="bm" shop={otherShop()} lang="de-DE" />)
  expect(html).toContain('html[lang="de-DE"]{--color-ground:#f7f4fb;')
  for (const part of ['--color-accent:#6b21a8', '--color-companion-4:#', '--font-display:"Iowan Old Style"'])
    expect(html).toContain(part)
})
