import { z } from 'zod'
import { seedRedirects } from '@/scripts/seed/content'
import { markets } from '../fixtures/e2e/seeded'
import { expect, test } from '../fixtures/http/test'

const page = z.object({
  page: z.object({ name: z.string(), path: z.string(), content: z.object({ component: z.string() }) }),
  alternates: z.array(z.unknown()),
})
const layout = z.strictObject({
  layout: z.object({
    layout: z.object({}),
    brandConfig: z.object({}),
    couponConfig: z.object({}),
    shippingCostConfig: z.object({}),
  }),
  banner: z.object({ top: z.array(z.unknown()), bottom: z.array(z.unknown()) }),
})
test('`/api/cms/{slug}` answers the page and its alternates, whatever else is asked', async ({ ask }) => {
  const [plain, queried] = await Promise.all(
    ['', '&utm_source=mail&page=2'].map((query) => ask(`/api/cms/versand/?locale=de-de${query}`)),
  )
  const answer = page.parse(JSON.parse(plain?.body ?? ''))
  expect(answer.page.path).toBe('/de/versand/')
  expect(answer.alternates.length).toBeGreaterThan(0)
  expect(plain?.status).toBe(200)
  expect([queried?.status, JSON.parse(queried?.body ?? '')]).toEqual([200, JSON.parse(plain?.body ?? '')])
})

test('`/api/cms/layoutCached/` answers the layout with its configurations, and the banners', async ({
  ask,
}) => {
  for (const locale of ['de-de', 'fr-ch']) {
    const { status, body } = await ask(`/api/cms/layoutCached/?locale=${locale}`)
    expect(status).toBe(200)
    layout.parse(JSON.parse(body))
  }
})

test('`/api/shop/redirect/{path}` answers the target and the status of a redirect', async ({ ask }) => {
  const redirects = seedRedirects('baby').filter(({ locale }) =>
    markets.some(({ shopLocale }) => shopLocale === locale),
  )
  expect(redirects.length).toBeGreaterThan(0)
  for (const { locale, path, target, statusCode } of redirects) {
    const { status, body } = await ask(`/api/shop/redirect/${path}/?locale=${locale}`)
    expect(status).toBe(200)
    expect(JSON.parse(body)).toEqual({ target, statusCode })
  }
})

for (const path of ['/api/cms/gibt-es-nicht/', '/api/shop/redirect/gibt-es-nicht/'])
  test(`${path} is not found, and needs a market`, async ({ ask }) => {
    expect((await ask(`${path}?locale=de-de`)).status).toBe(404)
    expect((await ask(`${path}?locale=xx-xx`)).status).toBe(400)
    expect((await ask(path)).status).toBe(400)
  })
