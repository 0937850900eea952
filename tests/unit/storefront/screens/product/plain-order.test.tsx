import { describe, expect, it } from 'vitest'
import { plainRefusal } from '@/lib/storefront/screens/basket-answers/plain-refusal'
import { PlainOrder } from '@/lib/storefront/screens/product/plain-order'
import { productView, variantView } from '@/tests/fixtures/product'
import { renderElement, testMarket } from '@/tests/fixtures/render'

const soldOut = {
  bvc: 4 as const,
  daysFrom: 0,
  daysTo: 0,
  buyable: false,
  preorder: false,
  download: false,
  left: 0,
}
const sizes = [
  variantView('010.4711.56'),
  variantView('010.4711.62'),
  variantView('010.4711.68', { availability: soldOut, delivery: { kind: 'soldOut' } as never }),
]

describe('the form of a product without scripts', () => {
  it('has every size that can be had to choose from, and none chosen', async () => {
    const html = await renderElement(
      <PlainOrder view={productView({ variants: sizes })} market={testMarket()} />,
    )
    expect(html).toMatch(/<form[^>]*action="\/api\/basket\/items\/\?locale=de-de" method="post"/)
    const radios = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? []
    expect(radios.map((radio) => [/value="([^"]*)"/.exec(radio)?.[1], radio.includes('disabled')])).toEqual([
      ['010.4711.56', false],
      ['010.4711.62', false],
      ['010.4711.68', true],
    ])
    expect(html).toContain('href="/de/form/stock/?variant=010.4711.68"')
    expect(html).toMatch(/<input[^>]*type="radio"[^>]*required/)
    expect(html).not.toContain('checked=""')
    expect(html).toMatch(/<button[^>]*type="submit"/)
  })

  it('keeps what was entered, and says at the field what is wrong with it', async () => {
    const view = productView({ variants: sizes, personalised: true })
    const html = await renderElement(
      <PlainOrder
        view={view}
        market={testMarket('ch-fr')}
        values={{ variant: '010.4711.62', quantity: '4', inscription: 'Zoé ♥' }}
        errors={{ inscription: 'characters' }}
      />,
    )
    expect(html).toMatch(
      /<input[^>]*(?:value="010\.4711\.62"[^>]*checked=""|checked=""[^>]*value="010\.4711\.62")/,
    )
    expect(html).toMatch(/<input[^>]*name="quantity"[^>]*value="4"/)
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="Zoé ♥"/)
  })

  it('can only be remembered where nothing can be had', async () => {
    const view = productView({ variants: sizes.slice(2) })
    const html = await renderElement(<PlainOrder view={view} market={testMarket()} />)
    expect(html).toContain('Diesen Artikel können Sie gerade nicht bestellen.')
    expect(html.match(/<button[^>]*>/g)).toEqual([
      expect.stringContaining('formAction="/api/wishlist/?locale=de-de"'),
    ])
  })

  it.each([
    ['de', { variant: 'missing' }, 'Bitte wählen Sie zuerst eine Größe.'],
    ['ch-fr', { variant: 'missing' }, 'Veuillez d’abord choisir une taille.'],
    ['de', { variant: 'noneLeft' }, 'Mehr können Sie davon nicht bestellen'],
    ['de', { variant: 'anything' }, 'Das hat nicht geklappt'],
    ['de', { inscription: 'missing' }, undefined],
  ])('says in %s why it was refused with %o', (code, errors, words) => {
    const said = plainRefusal(testMarket(code), productView(), errors as Record<string, string>)
    if (words === undefined) expect(said).toBeUndefined()
    else expect(said).toContain(words)
  })
})
