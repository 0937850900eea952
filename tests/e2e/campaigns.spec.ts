import { clockText } from '@/lib/platform/time/wall-clock'
import { violations } from '../fixtures/e2e/axe'
import { campaign, trigger, words } from '../fixtures/e2e/campaign'
import { headline, page as pageOf, teaserTo } from '../fixtures/e2e/pages'
import { previewSecret } from '../fixtures/e2e/preview-secret'
import { saleProduct } from '../fixtures/e2e/sale-product'
import { marketOf } from '../fixtures/e2e/seeded'
import { isStillHere, openAlive } from '../fixtures/e2e/soft'
import { expect, test } from '../fixtures/e2e/test'

test('a browser that has the page already sees what began since on its next visit', async ({
  page,
  ask,
  editor,
}) => {
  const text = words('Inzwischen')
  const from = Date.now() + 8_000
  const target = await editor.publishNew('de-de', pageOf([headline('Ziel'), campaign(text, { from })]))
  const start = await editor.publishNew('de-de', pageOf([headline('Anfang'), teaserTo(target, 'Zum Ziel')]))
  const link = page.getByRole('link', { name: 'Zum Ziel' })
  await openAlive(page, `/de/${start.slug}/`)
  await link.click()
  await expect(page.getByRole('heading', { name: 'Ziel' })).toBeVisible()
  await expect(page.getByText(text)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Anfang' })).toBeVisible()

  await expect.poll(async () => (await ask(`/de/${target.slug}/`)).body, { timeout: 20_000 }).toContain(text)
  await link.click()
  await expect(page.getByText(text)).toBeVisible()
  expect(await isStillHere(page)).toBe(true)
})

test('the campaigns of the layout follow a visitor from page to page by their triggers @journey', async ({
  ask,
  editor,
  page,
}) => {
  const product = await saleProduct('ch-fr')
  const [url, brand] = [words('URL'), words('Marque')]
  await editor.publishOver('fr-ch/layouts/layout', (content) => ({
    ...content,
    campaignsTop: [
      campaign(url, { triggers: [trigger('url', '/ch-fr/livraison/')] }),
      campaign(brand, { triggers: [trigger('marke', product.brand.toUpperCase())] }),
    ],
  }))
  for (const [path, text] of [
    ['/ch-fr/livraison/', url],
    [product.path, brand],
  ] as const)
    await expect.poll(async () => (await ask(path)).body, { message: path }).toContain(text)

  await openAlive(page, '/ch-fr/')
  await expect(page.getByText(url)).toHaveCount(0)
  await page.locator('footer a[href="/ch-fr/livraison/"]').first().click()
  await expect(page).toHaveURL('/ch-fr/livraison/')
  await expect(page.getByText(url)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/ch-fr/')
  await expect(page.getByText(url)).toBeHidden()
  expect(await isStillHere(page)).toBe(true)

  await page.goto(product.path)
  await expect(page.getByRole('main').getByText(brand)).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test.describe('the preview', () => {
  test('shows the page as it will be at a time that the editor chooses, to the editor alone', async ({
    page,
    ask,
    editor,
  }) => {
    const secret = await previewSecret()
    test.skip(!secret, 'E2E_PREVIEW_SECRET is not set, and no secrets.json lies beside the build')
    const text = words('Advent')
    // 8 o'clock in Berlin, where it is winter time.
    const from = Date.parse('2040-12-01T07:00:00Z')
    const story = await editor.saveNew('de-de', pageOf([headline('Entwurf'), campaign(text, { from })]))
    const path = `/de/${story.slug}/`
    const query = new URLSearchParams({ secret: secret ?? '', slug: `de-de/${story.slug}` })
    await page.goto(`/api/preview/?${query}`)
    const bar = page.getByRole('complementary', { name: 'Vorschau' })
    await expect(bar).toContainText('wie sie jetzt sind')
    await expect(page.getByText(text)).toHaveCount(0)
    expect(await violations(page)).toEqual([])

    const choose = async (time: string) => {
      await bar.getByLabel('Zeitpunkt (Europe/Berlin)').fill(time)
      await bar.getByRole('button', { name: 'Anzeigen' }).click()
    }
    await choose('2040-12-01T07:59')
    await expect(bar).toContainText('Samstag, 1. Dezember 2040 um 07:59')
    await expect(page.getByText(text)).toHaveCount(0)
    await choose('2040-12-01T08:00')
    await expect(page).toHaveURL(path)
    await expect(bar).toContainText('Samstag, 1. Dezember 2040 um 08:00')
    await expect(page.getByText(text)).toBeVisible()
    await expect(bar.getByLabel('Zeitpunkt (Europe/Berlin)')).toHaveValue('2040-12-01T08:00')

    await page.goto('/de/')
    await expect(bar).toContainText('Samstag, 1. Dezember 2040 um 08:00')
    expect((await ask('/de/')).body).not.toContain('Vorschau')
    expect((await ask(path)).status).toBe(404)

    await page.goto(path)
    await bar.getByRole('button', { name: 'Jetzt' }).click()
    await expect(bar).toContainText('wie sie jetzt sind')
    await expect(page.getByText(text)).toHaveCount(0)
    await bar.getByRole('button', { name: 'Vorschau beenden' }).click()
    await expect(bar).toHaveCount(0)
  })

  test('says what is no time, in the language of the market, and shows the present', async ({ page }) => {
    const secret = await previewSecret()
    test.skip(!secret, 'E2E_PREVIEW_SECRET is not set, and no secrets.json lies beside the build')
    const open = async (slug: string, time: string) => {
      const query = new URLSearchParams({ secret: secret ?? '', slug, time })
      expect((await page.goto(`/api/preview/?${query}`))?.status()).toBe(200)
    }
    const alert = page.getByRole('complementary').getByRole('alert')
    await open('de-de/home', '2026-02-30T08:00')
    await expect(alert).toContainText('„2026-02-30T08:00“ ist kein Zeitpunkt.')
    await expect(alert).toContainText('wie sie jetzt sind')
    await open('fr-ch/home', '<script>alert(1)</script>')
    await expect(alert).toContainText('«\u202f<script>alert(1)</script>\u202f» n’est pas une date valable.')
    await open('de-de/home', '2040-12-01T08:00')
    await expect(alert).toHaveCount(0)
    const zone = marketOf('de').timezone
    await expect(page.getByLabel(`Zeitpunkt (${zone})`)).toHaveValue(
      clockText(Date.parse('2040-12-01T07:00:00Z'), zone),
    )
  })
})
