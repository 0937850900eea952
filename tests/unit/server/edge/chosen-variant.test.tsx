import { describe, expect, it } from 'vitest'
import { chooseInDocument } from '@/lib/server/edge/chosen-variant'
import { Panels } from '@/lib/storefront/screens/product'
import { PlainOrder } from '@/lib/storefront/screens/product/plain-order'
import { VariantDropdown } from '@/lib/storefront/screens/product/variant-dropdown'
import { productView, variantView } from '@/tests/fixtures/product'
import { renderElement, testMarket } from '@/tests/fixtures/render'

const variants = [variantView('a.56'), variantView('a.62'), variantView('a.68')]
const view = productView({ variants, currentVariant: 'a.56' })
const choosable = variants.map(({ referenceKey: key }) => ({ key, label: key }))

/** The parts of a product page that show or send a variant, as they are written. */
const page = async () =>
  `<main data-unchosen="">${await renderElement(
    <>
      <Panels
        chosen="a.56"
        panels={[
          { keys: ['a.56', 'a.62'], content: '9,99' },
          { keys: ['a.68'], content: '12,99' },
        ]}
      />
      <input type="hidden" name="variant" data-variant-value="" defaultValue="a.56" />
      <VariantDropdown
        {...{ id: 'v', legend: 'Größe', choose: 'Wählen', variants: choosable, chosen: undefined }}
        onChoose={() => undefined}
      />
      <PlainOrder view={view} market={testMarket()} />
    </>,
  )}</main>`

const shown = (html: string) =>
  [...html.matchAll(/<div data-variants="[^"]*">([^<]*)</g)].map(([, text]) => text)
const checked = (html: string) =>
  [...html.matchAll(/<input type="radio"[^>]* checked=""[^>]*>/g)].map(
    ([field]) => / value="([^"]*)"/.exec(field)?.[1],
  )

describe('A product page whose address names a variant', () => {
  it('has it chosen without a script: what is shown, what is sent, and that it is chosen', async () => {
    const before = await page()
    expect([shown(before), checked(before)]).toEqual([['9,99'], []])
    const { key, html = '' } = chooseInDocument(before, '?a=b&variant=a.68') ?? {}
    expect(key).toBe('a.68')
    expect([shown(html), checked(html)]).toEqual([['12,99'], ['a.68']])
    expect(html).toMatch(/<input type="hidden"[^>]*data-variant-value=""[^>]* value="a\.68"/)
    expect(html.match(/<option[^>]* selected=""/g)).toEqual(['<option value="a.68" selected=""'])
    expect(html).not.toContain('data-unchosen')
    expect(html.replace(/\s(?:hidden|checked|selected)=""/g, '')).toBe(
      before
        .replace(/\s(?:hidden|checked|selected)=""/g, '')
        .replace(' data-unchosen=""', '')
        .replace(/(data-variant-value=""[^>]* value=")a\.56/, '$1a.68'),
    )
  })

  it.each(['', '?variant=', '?variant=b.1', '?variant=a.6', '?variant=a.56%20a.62', '?variant=%22%3E'])(
    'stays as it is for %s',
    async (search) => expect(chooseInDocument(await page(), search)).toBeUndefined(),
  )
})
