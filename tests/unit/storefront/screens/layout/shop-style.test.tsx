import { describe, expect, it } from 'vitest'
import { defaultLooks } from '@/lib/platform/shop-configuration'
import { displayName, ShopStyle, textName } from '@/lib/storefront/design/brand/shop-style'
import { paletteOf } from '@/schemas/shop'
import { renderElement } from '@/tests/fixtures/render'
import { keptFile, otherShop, shopOfFiles, usualShop } from '@/tests/fixtures/shops'

it.each(['baby', 'bm'] as const)('all colours of %s are those of its configuration', async (brand) => {
  const html = await renderElement(<ShopStyle shop={usualShop(brand)} lang="de-DE" />)
  const { soft: _, ...palette } = paletteOf(defaultLooks[brand].colours)
  for (const hex of Object.values(palette)) expect(html).toContain(`:${hex}`)
})

it('a shop’s own colours and typefaces are in the head, for the documents of its market', async () => {
  const html = await renderElement(<ShopStyle shop={otherShop()} lang="de-DE" />)
  expect(html).toContain('html[lang="de-DE"]{--color-ground:#f7f4fb;')
  for (const part of ['--color-accent:#6b21a8', '--color-companion-4:#', '--font-display:"Iowan Old Style"'])
    expect(html).toContain(part)
})

describe('typefaces from files', () => {
  const styled = () => renderElement(<ShopStyle shop={shopOfFiles()} lang="de-DE" />)

  it('are loaded from the shop, and text does not wait for them', async () => {
    const html = await styled()
    for (const [letter, weight] of [
      ['a', '300 900'],
      ['b', '400'],
    ] as const)
      expect(html).toContain(
        `@font-face{font-family:"shop-${letter.repeat(8)}";src:url("${keptFile(letter, 'woff2')}") format("woff2");font-weight:${weight};font-style:normal;font-display:swap}`,
      )
    expect(html).toContain('--font-sans:"shop-aaaaaaaa","shop-aaaaaaaa-like",system-ui')
    expect(html).toContain('--font-display:"shop-bbbbbbbb","shop-bbbbbbbb-like","Iowan Old Style"')
  })

  it('have the size of what stands in their place until then', async () => {
    expect(await styled()).toContain(
      '@font-face{font-family:"shop-aaaaaaaa-like";src:local("Arial"),local("ArialMT"),local("Liberation Sans"),local("Arimo");size-adjust:107%;ascent-override:89.25%;descent-override:23.46%;line-gap-override:0%}',
    )
  })

  it('are asked for before the style sheet is read', async () => {
    const html = await styled()
    for (const letter of ['a', 'b'])
      expect(html).toMatch(new RegExp(`<link [^>]*href="${keptFile(letter, 'woff2')}"[^>]*crossorigin`, 'i'))
  })

  it('are named to the rules that are for one of the project’s', () => {
    expect([displayName(shopOfFiles()), displayName(usualShop())]).toEqual(['own', 'fraunces'])
    expect([textName(shopOfFiles()), textName(usualShop())]).toEqual(['own', undefined])
  })
})
