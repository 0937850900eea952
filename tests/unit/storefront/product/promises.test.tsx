import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Promises } from '@/lib/storefront/product/promises'
import { testMarket } from '../../../fixtures/render'

const promised = (codes: (string | undefined)[]) => {
  const paymentProviders = codes.map((code) => ({
    uid: '',
    component: 'layout_mark' as const,
    name: 'Zahlung',
    code,
  }))
  const html = renderToStaticMarkup(
    <Promises
      market={testMarket('de')}
      layout={{ paymentProviders }}
      hrefs={{ invoice: '/de/zahlung/', returns: undefined }}
    />,
  )
  return html.includes('/de/zahlung/')
}

test.each([
  [['KK', 'RE'], true],
  [['KK', 'PP', 'V'], false],
  [[undefined, undefined], true],
  [[], true],
])('where the ways to pay are %j an invoice is promised: %j', (codes, expected) => {
  expect(promised(codes)).toBe(expected)
})
