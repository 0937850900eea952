import type { Locator, Page } from '@playwright/test'
import { freshVisitor } from '../fixtures/decided-visitor'
import { expect, paths, test } from '../fixtures/e2e/shop-window'
import { isStillHere, openAlive, putLink } from '../fixtures/e2e/soft'

test.use({
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
  hasTouch: true,
})

type Layer = {
  path: string
  open: (page: Page) => Promise<void>
  layer: (page: Page) => Locator
  /** Closes it with the keyboard. */
  key?: string
  isFresh?: boolean
}

const press = (selector: string) => (page: Page) =>
  page.locator(selector).filter({ visible: true }).first().click()
const dialog = (selector: string) => (page: Page) => page.locator(`dialog${selector}`)

/** Everything that lies over a page of a phone. */
const layers: Record<string, Layer> = {
  menu: { path: '/de/', open: press('[commandfor=category-menu]'), layer: dialog('#category-menu') },
  filters: {
    path: '/de/kleidung/',
    open: press('[data-control=open]'),
    layer: (page) => page.getByRole('dialog', { name: 'Filter' }),
  },
  'enlarged picture': {
    path: paths.sage,
    open: press('[commandfor$=zoom]'),
    layer: dialog('[data-wide]'),
  },
  'size table': {
    path: paths.sage,
    open: (page) => page.getByRole('button', { name: 'Größenberater' }).click(),
    layer: dialog(':has(table)'),
  },
  basket: {
    path: paths.sage62,
    open: (page) => page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click(),
    layer: dialog('#basket-layer'),
  },
  consent: {
    path: '/de/',
    open: press('footer a[href$="#consent"]'),
    layer: dialog('#consent-dialog'),
  },
  'question for consent': {
    path: '/de/',
    open: async () => undefined,
    layer: dialog('#consent-dialog'),
    isFresh: true,
  },
  'text of an area': {
    path: '/de/documentation/blocks/image_map/',
    open: press('main ol [popovertarget]'),
    layer: (page) => page.locator('[popover]:popover-open'),
  },
  suggestions: {
    path: '/de/',
    open: async (page) => {
      await page.locator('#search-field').pressSequentially('body')
    },
    layer: (page) => page.getByRole('listbox'),
  },
  'dialog of a link': {
    path: '/de/documentation/design/',
    open: async (page) => (await putLink(page, { href: '#design-center' })).click(),
    layer: dialog('#design-center'),
  },
}

const before = '/de/versand/'
const depth = (page: Page) =>
  page.evaluate(() => (window.history.state as { layers?: number } | null)?.layers ?? 0)
const position = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function openLayer(page: Page, { path, open, layer }: Layer): Promise<number> {
  await page.goto(before)
  await openAlive(page, path)
  await open(page)
  await expect(layer(page)).toBeVisible()
  await expect.poll(() => depth(page)).toBe(1)
  return position(page)
}

for (const [name, given] of Object.entries(layers))
  test.describe(`${name}`, () => {
    if (given.isFresh) test.use({ storageState: freshVisitor })

    test(`is closed by Back, and the page stays; a second Back leaves it${name === 'menu' ? ' @journey' : ''}`, async ({
      page,
    }) => {
      const at = await openLayer(page, given)
      const { pathname } = new URL(page.url())
      await page.goBack()
      await expect(given.layer(page)).toBeHidden()
      expect(new URL(page.url()).pathname).toBe(pathname)
      expect(await position(page)).toBe(at)
      expect(await isStillHere(page)).toBe(true)
      await page.goBack()
      await expect(page).toHaveURL(before)
    })

    test('leaves nothing behind where it is closed otherwise', async ({ page }) => {
      const at = await openLayer(page, given)
      await page.keyboard.press('Escape')
      await expect(given.layer(page)).toBeHidden()
      await expect.poll(() => depth(page)).toBe(0)
      expect(await position(page)).toBe(at)
      await page.goForward()
      await expect(given.layer(page)).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(before)
    })
  })

test('a link of a layer takes its place: Back leads to the page below it, once', async ({ page }) => {
  const menu = layers.menu as Layer
  await openLayer(page, menu)
  const link = menu.layer(page).getByRole('link').first()
  await link.click()
  await expect(page).not.toHaveURL('/de/')
  await expect(menu.layer(page)).toBeHidden()
  expect(await depth(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/de/')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(before)
})

test('a link of a layer to another document, and Back, leads past the layer', async ({ page }) => {
  const menu = layers.menu as Layer
  await openLayer(page, menu)
  await menu
    .layer(page)
    .getByRole('link')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.href = '/ch-fr/livraison/'
      link.click()
    })
  await expect(page).toHaveURL('/ch-fr/livraison/')
  await page.goBack()
  await expect(page).toHaveURL('/de/')
  await expect.poll(() => depth(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(before)
})

test('filters that were chosen in their layer stay when Back closes it, and go one by one', async ({
  page,
}) => {
  const filters = layers.filters as Layer
  await openLayer(page, filters)
  const drawer = filters.layer(page)
  await drawer.getByText('Marke', { exact: true }).click()
  await drawer.getByRole('checkbox', { name: /Nestling/ }).check()
  await expect(page).toHaveURL(/\?brand=nestling$/)
  await expect.poll(() => depth(page)).toBe(1)
  await drawer.getByRole('checkbox', { name: /Moosling/ }).check()
  await expect(page).toHaveURL(/\?brand=moosling&brand=nestling$/)
  await expect.poll(() => depth(page)).toBe(1)
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/\?brand=moosling&brand=nestling$/)
  await page.goBack()
  await expect(page).toHaveURL(/\?brand=nestling$/)
  await page.goBack()
  await expect(page).toHaveURL('/de/kleidung/')
  await page.goBack()
  await expect(page).toHaveURL(before)
})

test('a reload under a layer leaves no entry of it', async ({ page }) => {
  await openLayer(page, layers.menu as Layer)
  await page.reload()
  await expect.poll(() => depth(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(before)
})
