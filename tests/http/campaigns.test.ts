import { screenPath } from '@/lib/platform/markets/screens'
import type { Answer } from '../fixtures/e2e/ask'
import { campaign, group, trigger, words } from '../fixtures/e2e/campaign'
import { headline, page as pageOf } from '../fixtures/e2e/pages'
import { saleProduct } from '../fixtures/e2e/sale-product'
import { marketOf } from '../fixtures/e2e/seeded'
import { expectStatic } from '../fixtures/http/expect-static'
import { describe, expect, test } from '../fixtures/http/test'

type Ask = (target: string) => Promise<Answer>

/** The promise is two seconds after the campaign's time; a loaded machine gets this long before the test fails. */
const deadlineMs = 10_000
const interval = 50
/** From a publish until its campaign's time: a loaded machine needs seconds until the publish shows. */
const aheadMs = 8_000

/** Asks for pages until each of them shows a text, or hides it, and says how long after its time that was. */
async function expectFrom(ask: Ask, paths: string[], text: string, shown: boolean, since: number) {
  const timeout = since - Date.now() + deadlineMs
  const wait = async (path: string) => {
    const message = `${path} ${shown ? 'shows' : 'hides'} ${text}`
    await expect
      .poll(async () => (await ask(path)).body.includes(text), { timeout, interval, message })
      .toBe(shown)
    const late = Date.now() - since
    expect(late, `${message} not before its time`).toBeGreaterThanOrEqual(0)
    console.log(`  ${path} ${shown ? 'began' : 'ended'} within ${late} ms`)
  }
  await Promise.all(paths.map(wait))
}

test('a campaign on a content page begins and ends at its second, while the page stays static', async ({
  ask,
  editor,
}) => {
  const text = words('Nur kurz')
  // The page is known to the shop before the clock runs.
  const story = await editor.publishNew('de-de', pageOf([headline('Aktion')]))
  const path = `/de/${story.slug}/`
  const from = Date.now() + aheadMs
  const to = from + 6_000
  await editor.publish(story, { content: pageOf([headline('Gleich'), campaign(text, { from, to })]) })
  await expect.poll(async () => (await ask(path)).body, { timeout: aheadMs, interval }).toContain('Gleich')
  expect((await ask(path)).body).not.toContain(text)
  await expectStatic(ask, path)
  await expectFrom(ask, [path], text, true, from)
  await expectStatic(ask, path)
  await expectFrom(ask, [path], text, false, to)
  await expectStatic(ask, path)
})

test('a campaign that follows another one takes its place', async ({ ask, editor }) => {
  const first = words('Erste Aktion')
  const second = words('Zweite Aktion')
  const story = await editor.publishNew('de-de', pageOf([headline('Aktionen')]))
  const path = `/de/${story.slug}/`
  const change = Date.now() + aheadMs
  const body = [headline('Aktionen'), campaign(first, { to: change }), campaign(second, { from: change })]
  await editor.publish(story, { content: pageOf(body) })
  await expect.poll(async () => (await ask(path)).body, { timeout: aheadMs, interval }).toContain(first)
  await expectFrom(ask, [path], second, true, change)
  expect((await ask(path)).body).not.toContain(first)
})

describe('the campaigns of the layout', () => {
  const market = marketOf('ch-fr')
  const layout = 'fr-ch/layouts/layout'
  const search = `${screenPath(market, 'search')}?term=body`

  test('begin and end at their second above content pages, categories, products and the search', async ({
    ask,
    editor,
  }) => {
    const { path: product } = await saleProduct('ch-fr')
    const paths = ['/ch-fr/', '/ch-fr/poussettes/', product]
    const above = words('Tout en haut')
    const below = words('Tout en bas')
    for (const path of [...paths, search]) expect((await ask(path)).status, path).toBe(200)
    const from = Date.now() + 3_000
    const to = from + 9_000
    await editor.publishOver(layout, (content) => ({
      ...content,
      campaignsTop: [campaign(above, { from, to })],
      campaignsBottom: [campaign(below, { from })],
    }))
    await expectFrom(ask, paths, above, true, from)
    expect((await ask(search)).body).toContain(above)
    for (const path of [...paths, search]) expect((await ask(path)).body, path).toContain(below)
    await expectStatic(ask, ...paths)
    await expectFrom(ask, paths, above, false, to)
    const { body } = await ask(search)
    expect(body).not.toContain(above)
    expect(body).toContain(below)
    await expectStatic(ask, ...paths)
  })

  test('show on the pages and products that their triggers name, and nowhere else', async ({
    ask,
    editor,
  }) => {
    const product = await saleProduct('ch-fr')
    const bySearch = screenPath(market, 'search')
    const shown = {
      url: words('URL'),
      category: words('Catégorie'),
      search: words('Recherche'),
      number: words('Numéro'),
      brand: words('Marque'),
      subbrand: words('Sous-marque'),
      breadcrumb: words('Rayon'),
      sale: words('Soldes'),
      together: words('Ensemble'),
      never: words('Jamais'),
    }
    await editor.publishOver(layout, (content) => ({
      ...content,
      campaignsTop: [
        campaign(shown.url, { triggers: [trigger('url', '/ch-fr/livraison/')] }),
        campaign(shown.category, { triggers: [trigger('url', '/poussettes/, /gibt-es-nicht/')] }),
        campaign(shown.search, { triggers: [trigger('url', bySearch)] }),
        campaign(shown.number, { triggers: [trigger('productNumber', `1, ${product.number}`)] }),
        campaign(shown.brand, { triggers: [trigger('marke', product.brand.toUpperCase())] }),
      ],
      campaignsBottom: [
        campaign(shown.subbrand, { triggers: [trigger('subbrand', product.subbrand)] }),
        campaign(shown.breadcrumb, { triggers: [trigger('breadcrumb', product.category)] }),
        campaign(shown.sale, { triggers: [trigger('sale')] }),
        campaign(shown.together, {
          triggers: [group(trigger('sale'), trigger('marke', product.brand), trigger('url', product.path))],
        }),
        campaign(shown.never, { triggers: [group(trigger('sale'), trigger('scayleCheckout', 'payment'))] }),
      ],
    }))
    const { url, category, search: found, never: _, ...ofProduct } = shown
    const expected: [path: string, texts: string[]][] = [
      ['/ch-fr/livraison/', [url]],
      ['/ch-fr/poussettes/', [category]],
      ['/ch-fr/poussettes/?sort=newest', [category]],
      [search, [found]],
      [product.path, Object.values(ofProduct)],
      ['/ch-fr/', []],
      ['/ch-fr/n-existe-pas/', []],
    ]
    for (const [path, texts] of expected) {
      const here = async () => {
        const { body } = await ask(path)
        return Object.values(shown).filter((text) => body.includes(text))
      }
      await expect.poll(here, { timeout: deadlineMs, interval, message: path }).toEqual(texts)
    }
  })
})

test('the preview lets only editors choose a time', async ({ ask }) => {
  const send = (body: string, headers: Record<string, string>) =>
    ask('/api/preview/time/', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    })
  const own = { 'sec-fetch-site': 'same-origin' }
  for (const [body, headers, status] of [
    ['path=/de/&time=2040-12-01T08:00', own, 404],
    ['path=/de/&time=2040-12-01T08:00', { 'sec-fetch-site': 'cross-site' }, 403],
    ['path=//evil.example/&time=', own, 400],
    ['path=%2F%5Cevil.example&time=', own, 400],
    ['time=2040-12-01T08:00', own, 400],
    ['', own, 400],
  ] as const) {
    const answer = await send(body, headers)
    expect.soft(answer.status, body).toBe(status)
    expect.soft(answer.headers['set-cookie'], body).toBeUndefined()
  }
  const forged = { cookie: 'preview-time=2040-12-01T08:00; __prerender_bypass=x' }
  expect((await ask('/de/', { headers: forged })).body).not.toContain('Vorschau')
})
