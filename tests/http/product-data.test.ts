import { jsonLdOf } from '../fixtures/hostile'
import { readHead } from '../fixtures/http/head'
import { expect, test } from '../fixtures/http/test'
import { paths } from '../fixtures/shop-window-paths'

test('what machines read of a product is a group with an offer for each variant, the rating, and the way to the product', async ({
  ask,
  address,
}) => {
  const data = jsonLdOf((await ask(paths.sage)).body)
  const group = data.find((entry) => entry['@type'] === 'ProductGroup')
  expect(group).toMatchObject({
    name: 'Prüfling Naturkind Wickelbody mit langen Ärmeln Salbei',
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    image: [expect.stringMatching(/\/m\/600x600\/.*quality\(100\)/), expect.any(String)],
  })
  expect(group?.hasVariant).toHaveLength(6)
  expect(group).toHaveProperty(
    'hasVariant.4.offers',
    expect.objectContaining({
      '@type': 'Offer',
      url: `${address}${paths.sage}?variant=PW.pw1001.074`,
      price: '22.99',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/BackOrder',
      itemCondition: 'https://schema.org/NewCondition',
      hasMerchantReturnPolicy: { '@id': '#r1' },
      shippingDetails: expect.objectContaining({ '@id': expect.stringMatching(/^#s\d$/) }),
    }),
  )
  const way = data.find((entry) => entry['@type'] === 'BreadcrumbList')
  expect(JSON.stringify(way)).toContain('Wickelbody')
})

test('in the head of a product is the canonical address, the other markets and a picture that is there', async ({
  ask,
  address,
}) => {
  const { body } = await ask(`${paths.sage}?variant=PW.pw1001.074`)
  const { canonical, alternates, openGraph } = readHead(body)
  expect(canonical).toEqual([address + paths.sage])
  expect(alternates).toContainEqual(['fr-CH', address + paths.french])
  const [picture = ''] = openGraph['og:image'] ?? []
  const answer = await ask(picture.replace(address, ''))
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
})

test('what machines read has no rating without reviews, and ends at no hostile text', async ({ ask }) => {
  const product = jsonLdOf((await ask(paths.hostile)).body).find((entry) => entry['@type'] === 'Product')
  expect(product?.name).toContain('</script><script>alert(1)</script>')
  expect(product).not.toHaveProperty('aggregateRating')
})

test('a product has the notice on the legal guarantee in the Union, and not in Switzerland', async ({
  ask,
}) => {
  const notice = /youreurope\/guarantee_/
  expect((await ask(paths.sage)).body).toMatch(notice)
  const { status, body } = await ask(paths.french)
  expect([status, notice.test(body)]).toEqual([200, false])
})
