import type { Page } from '@playwright/test'
import { definitions } from '@/schemas/definitions'
import { violations } from '../fixtures/e2e/axe'
import { overflow, unfold } from '../fixtures/e2e/document'
import { expect, test } from '../fixtures/e2e/test'
import { watchFaults } from '../fixtures/e2e/watch'

const names = Object.keys(definitions).sort()

const index = (market: string) => `/${market}/documentation/blocks/`
const entry = (market: string, name: string) => `${index(market)}${name}/`
const paths = [
  index('de'),
  index('ch-fr'),
  ...names.map((name) => entry('de', name)),
  entry('ch-fr', 'tabs'),
  entry('ch-fr', 'video'),
]

// A page of a shop has one breadcrumb; its entry in the catalogue shows one for each example.
const exceptOn = (path: string) => (path.endsWith('/breadcrumb/') ? ['landmark-unique'] : [])

/** Brings every picture of the page into view, for they are loaded when a visitor comes near. */
const seeEverything = (page: Page) =>
  page.evaluate(async () => {
    for (const picture of document.images) {
      picture.loading = 'eager'
      await picture.decode().catch(() => {})
    }
  })

for (const path of paths) {
  test(`${path} is whole: no violation, no fault, no other host, nothing too wide @phone`, async ({
    page,
    shop,
    address,
  }) => {
    const faults = watchFaults(page, address)
    expect(await shop.open(path)).toBe(200)
    await unfold(page)
    await seeEverything(page)
    expect.soft(await overflow(page), 'overflow').toBe(0)
    expect.soft(await violations(page, { except: exceptOn(path) })).toEqual([])
    expect(faults).toEqual([])
  })
}

test('the index leads to every entry of the registry', async ({ page, shop }) => {
  await shop.open(index('de'))
  const links = await page
    .getByRole('main')
    .locator(`a[href^="${index('de')}"]`)
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect([...links].sort()).toEqual(names.map((name) => entry('de', name)).sort())
})

test('an entry says where it is, in every market', async ({ page, shop, address }) => {
  await shop.open(entry('ch-fr', 'tabs'))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address + entry('ch-fr', 'tabs'))
  await expect(page.locator('link[rel=alternate][hreflang=de-DE]')).toHaveAttribute(
    'href',
    address + entry('de', 'tabs'),
  )
  await expect(page.getByRole('heading', { level: 2, name: 'Champs' })).toBeVisible()
})

test('tabs are changed with the arrows, and Tab goes on to what they show', async ({ page, shop }) => {
  await shop.open(entry('de', 'tabs'))
  const list = page.getByRole('tablist', { name: 'Welcher Wagen passt zu Ihnen?' })
  await shop.tabTo(list.getByRole('tab', { name: 'Stadt' }))
  await page.keyboard.press('ArrowRight')
  await expect(list.getByRole('tab', { name: 'Land' })).toBeFocused()
  const panel = page.getByRole('tabpanel', { name: 'Land' })
  await expect(panel).toContainText('Große Räder mit Luft')
  await page.keyboard.press('End')
  await expect(list.getByRole('tab', { name: 'Unterwegs' })).toHaveAttribute('aria-selected', 'true')
  await expect(panel).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel', { name: 'Unterwegs' })).toBeFocused()
})

test('without JavaScript every tab is read, and a video leads to its host', async ({ openPlain }) => {
  const tabs = await openPlain(entry('de', 'tabs'))
  for (const words of [/^Schmal genug/, /^Große Räder/, /^Mit einer Hand/])
    await expect(tabs.getByText(words)).toBeVisible()
  const video = await openPlain(entry('de', 'video'))
  await expect(video.getByRole('button', { name: 'Zustimmen und abspielen' })).toHaveCount(0)
  await expect(video.getByRole('link', { name: 'Bei YouTube ansehen' }).first()).toBeVisible()
})

test.describe('a video at a host', () => {
  const hosts = (page: Page, origin: string) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (/^https?:$/.test(url.protocol) && url.origin !== origin) asked.push(url.host)
    })
    return asked
  }

  test.beforeEach(async ({ page }) => {
    await page.route(/youtube|vimeo/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>film</title>' }),
    )
  })

  test('is asked for once the visitor agrees with the keyboard, and no sooner @phone', async ({
    page,
    shop,
    address,
  }) => {
    const asked = hosts(page, new URL(address).origin)
    await shop.open(entry('de', 'video'))
    await seeEverything(page)
    expect(asked).toEqual([])
    const figure = page.getByRole('figure').filter({ hasText: 'Den Kindersitz richtig einbauen' })
    await shop.tabTo(figure.getByRole('button', { name: 'Zustimmen und abspielen' }))
    await page.keyboard.press('Enter')
    const player = figure.locator('iframe')
    await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//)
    await expect(player).toHaveAttribute('title', 'Den Kindersitz richtig einbauen')
    await expect(player).toBeFocused()
    expect([...new Set(asked)]).toEqual(['www.youtube-nocookie.com'])
  })

  test('is remembered for the visit and for its host alone, and can be taken back', async ({
    page,
    shop,
    address,
  }) => {
    await shop.open(entry('de', 'video'))
    const ask = page.getByRole('button', { name: 'Zustimmen und abspielen' })
    await expect(ask).toHaveCount(3)
    const request = page.waitForRequest(/^https:\/\/www\.youtube-nocookie\.com\//)
    await ask.first().click()
    await request
    await expect(ask).toHaveCount(1)

    const asked = hosts(page, new URL(address).origin)
    await page.reload()
    const play = page.getByRole('button', { name: 'Video abspielen' })
    await expect(play).toHaveCount(2)
    expect(asked).toEqual([])
    await play.first().click()
    const withdraw = page.getByRole('button', { name: 'Zustimmung zurücknehmen' })
    await withdraw.click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(ask).toHaveCount(3)
    await expect(ask.first()).toBeFocused()
    await page.reload()
    await expect(ask).toHaveCount(3)
  })

  test('leaves no cookie but those of the market and of the decision on consent, and nothing that outlives the tab', async ({
    context,
    page,
    shop,
  }) => {
    await shop.open(entry('de', 'video'))
    await page.getByRole('button', { name: 'Zustimmen und abspielen' }).first().click()
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['consent', 'i18n_redirected'])
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})
