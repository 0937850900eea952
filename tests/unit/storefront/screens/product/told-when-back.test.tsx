import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BackInStockUse } from '@/lib/storefront/screens/back-in-stock'
import { BottomBar } from '@/lib/storefront/screens/product/bottom-bar.client'
import { SoldOut } from '@/lib/storefront/screens/product/sold-out.client'
import { testMarket } from '@/tests/fixtures/render'

const words = {
  ...{ email: 'E-Mail-Adresse', submit: 'Benachrichtigen', required: '', wrong: '', notChosen: '' },
  ...{ ask: '', choose: '', others: '', similar: '' },
}

const form = renderToStaticMarkup(
  <SoldOut
    {...{ number: '1', chosen: 'a', isChosen: true, variants: [], legend: '', action: '/', colours: [] }}
    hasSimilar={false}
    use={<BackInStockUse market={testMarket()} privacyHref={undefined} fieldId="back-in-stock-email-1" />}
    words={words}
  />,
)

const bar = renderToStaticMarkup(
  <BottomBar
    product={{ number: '1', name: '', variants: [], most: { a: 0 } } as never}
    first="a"
    summaries={[]}
    words={{
      wishlist: {} as never,
      wide: { off: '', on: '' },
      tellMe: 'Benachrichtigen',
      choice: { legend: '', choose: '', missing: '' },
    }}
  />,
)

it('reads out with the field that the address is used for this alone', () => {
  const [, described] =
    /<input[^>]*type="email"[^>]*>/.exec(form)?.[0].match(/aria-describedby="([^"]+)"/) ?? []
  expect(described).toBeDefined()
  expect(form).toMatch(new RegExp(`<p id="${described}"[^>]*>Nur dafür`))
})

it('has one primary button, that of the form, and leads to it from the bar by another', () => {
  expect(form.match(/class="button bg-accent/g)).toHaveLength(1)
  expect(bar).toContain('href="#back-in-stock-1"')
  expect(bar).not.toContain('bg-accent')
})
