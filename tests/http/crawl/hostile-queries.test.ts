import { expect, test } from '../../fixtures/http/test'

const hostile = [
  ['SQL in a value', "brand=';drop table products;--"],
  ['SQL in the term', "term=' or 1=1; --"],
  ['script', 'colour=<script>alert(1)</script>&term=<script>alert(1)</script>'],
  ['an attribute', 'size="%20onmouseover="alert(1)'],
  ['arrays', 'brand[]=a&brand[0]=b&brand=a&brand=b&brand=c'],
  ['a repeated page', 'page=1&page=2&sort=newest&sort=rating'],
  ['a huge page', 'page=99999999999999999999'],
  ['a page below the first', 'page=-5'],
  ['a page that is no number', 'page=NaN&pageSize=Infinity'],
  ['a price that is none', 'price=1e999-%27'],
  ['a price the wrong way round', 'price=50-10'],
  ['10 KB', `brand=${'x'.repeat(10_000)}`],
  ['a long term', `term=${'wagen '.repeat(2_000)}`],
  ['many values', Array.from({ length: 300 }, (_, index) => `brand=${index}`).join('&')],
  ['an unknown filter', 'prototype=1&__proto__=2&constructor=3&page=1'],
  ['an unknown order', 'sort=drop'],
  ['broken percent signs', 'brand=%E0%A4%A&term=%'],
  ['NUL', 'brand=%00&term=%00'],
  ['half a character', 'brand=%ED%A0%80&term=%ED%A0%80'],
  ['another category', 'category=schlafen&brand=nestling'],
] as const

for (const [name, query] of hostile) {
  test(`a hostile query gets a page or a refusal, and no echo: ${name}`, async ({ ask }) => {
    const target = query.replace(/[ "<>]/g, (sign) => encodeURIComponent(sign))
    for (const path of ['/de/kleidung/', '/de/suche/', '/ch-fr/rechercher/']) {
      const { status, body } = await ask(`${path}?${target}`)
      expect(status, path).toBeLessThan(500)
      const markup = body.replace(/<script[^>]*>[^<]*self\.__next_f.*?<\/script>/gs, '')
      expect(markup).not.toMatch(/<script>alert|"\s+onmouseover=/i)
    }
  })
}
