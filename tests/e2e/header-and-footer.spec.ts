import type { Page } from '@playwright/test'
import { violations } from '../fixtures/e2e/axe'
import { expect, test } from '../fixtures/e2e/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('the menu of wide screens', () => {
  test('a panel closes once the keyboard has left it', async ({ page, shop }) => {
    await shop.open('/de/kleidung/')
    const button = page.locator('.site-bar nav button[popovertarget]').first()
    await button.focus()
    await page.keyboard.press('Enter')
    const panel = page.locator('.mega-menu:popover-open')
    await expect(panel).toBeVisible()
    const stops = await panel.locator('a, button').filter({ visible: true }).count()
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab')
      await expect(panel, `stop ${stop}`).toBeVisible()
    }
    await page.keyboard.press('Tab')
    await expect(panel).toHaveCount(0)
    await expect(page.locator(':focus')).toBeVisible()
  })

  test('opens, is walked through and closed with the keyboard alone', async ({ page, shop }) => {
    await shop.open('/de/')
    const button = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('button').first()
    await shop.tabTo(button)
    await page.keyboard.press('Enter')
    const panel = page.locator('.mega-menu:popover-open')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator(':popover-open')).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('opens under a mouse that rests on it, stays when it is pressed then, and closes when the mouse has left', async ({
    page,
    shop,
  }) => {
    await shop.open('/de/')
    await page.waitForLoadState('networkidle')
    const buttons = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('button')
    const panel = page.locator('.mega-menu:popover-open')
    await expect(async () => {
      await page.mouse.move(700, 700)
      await buttons.first().hover()
      await expect(panel).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await panel.getByRole('link').first().hover()
    await page.mouse.move(700, 890)
    await expect(panel).toBeHidden()

    await buttons.nth(1).hover()
    await expect(panel).toBeVisible()
    await page.mouse.down()
    await page.mouse.up()
    await page.mouse.move(700, 890)
    await page.waitForTimeout(600)
    await expect(panel).toBeVisible()
    await buttons.nth(1).click()
    await expect(panel).toBeHidden()
  })

  test('hangs from the header, wherever that stands', async ({ page, shop }) => {
    await shop.open('/de/')
    await page.evaluate(() => {
      const campaign = document.createElement('p')
      campaign.style.height = '90px'
      document.body.prepend(campaign)
    })
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('button').first().click()
    const panel = await page.locator('.mega-menu:popover-open').boundingBox()
    const header = await page.locator('.site-bar').boundingBox()
    expect(Math.abs((panel?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(1)
  })
})

test('a panel of the menu is as large as its content, under its button, and within the page', async ({
  page,
  shop,
}) => {
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await shop.open('/de/')
    const buttons = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('button')
    for (const button of await buttons.all()) {
      await button.click()
      const panel = await page.locator('.mega-menu:popover-open').boundingBox()
      const own = await button.boundingBox()
      const [left, right] = [panel?.x ?? 0, (panel?.x ?? 0) + (panel?.width ?? 0)]
      const name = `${await button.textContent()} at ${width}`
      expect.soft(right - left, name).toBeLessThanOrEqual(Math.min(width, 1_120))
      expect.soft(left, name).toBeGreaterThanOrEqual(0)
      expect.soft(right, name).toBeLessThanOrEqual(width)
      expect.soft(left, name).toBeLessThanOrEqual((own?.x ?? 0) + 12)
      expect.soft(right, name).toBeGreaterThan((own?.x ?? 0) + (own?.width ?? 0) / 2)
      await page.keyboard.press('Escape')
    }
  }
})

test.describe('a category with sub-categories of its own', () => {
  test('opens below its group, in the panel and with the keyboard alone, and the way back leads to it', async ({
    page,
    shop,
  }) => {
    await shop.open('/de/')
    const menu = page.getByRole('navigation', { name: 'Hauptnavigation' })
    await menu.getByRole('button', { name: 'Unterwegs' }).click()
    const panel = page.locator('.mega-menu:popover-open')
    await expect(panel.getByRole('link', { name: 'Kindersitze' })).toBeVisible()
    const groupTeaser = panel.getByRole('link', { name: 'Passt der Sitz in Ihr Auto?' })
    const ownTeaser = panel.getByRole('link', { name: 'R129, rückwärts gerichtet' })
    await expect(groupTeaser).toBeVisible()
    await expect(ownTeaser).toBeHidden()
    const opener = panel.getByRole('button', { name: 'Unterkategorien von Kindersitze' })
    await shop.tabTo(opener)
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('heading', { name: 'Kindersitze' })).toBeFocused()
    await expect(panel.getByRole('link', { name: 'Sicher im Auto', exact: true })).toBeVisible()
    await expect(groupTeaser).toBeHidden()
    expect((await ownTeaser.locator('img').boundingBox())?.width).toBe(310)
    await shop.tabTo(panel.getByRole('link', { name: 'Alles aus Kindersitze' }))
    await panel.getByRole('button', { name: 'Zurück' }).press('Enter')
    await expect(opener).toBeFocused()
    await expect(groupTeaser).toBeVisible()
    await opener.press('Enter')
    await page.keyboard.press('Escape')
    await menu.getByRole('button', { name: 'Unterwegs' }).click()
    await expect(panel.getByRole('heading', { name: 'Kindersitze' })).toBeHidden()
  })

  test('has a breadcrumb in the menu of phones, which leads back to each level @phone', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await shop.open('/de/')
    await page.getByRole('button', { name: 'Menü' }).click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await menu.getByRole('button', { name: 'Unterwegs' }).click()
    await expect(menu.getByRole('link', { name: /Passt der Sitz in Ihr Auto/ })).toBeVisible()
    await menu.getByRole('button', { name: 'Kindersitze' }).click()
    const way = menu.getByRole('list', { name: 'Sie sind hier im Menü' })
    await expect(way.getByRole('button')).toHaveText(['Übersicht', 'Unterwegs'])
    await expect(menu.getByRole('heading', { name: 'Kindersitze' })).toBeFocused()
    expect(await violations(page, { within: 'dialog[open]' })).toEqual([])
    await way.getByRole('button', { name: 'Unterwegs' }).click()
    await expect(menu.getByRole('button', { name: 'Kindersitze' })).toBeFocused()
    await menu.getByRole('button', { name: 'Kindersitze' }).press('Enter')
    await way.getByRole('button', { name: 'Übersicht' }).click()
    await expect(menu.getByRole('button', { name: 'Unterwegs' })).toBeFocused()
    await expect(menu.getByRole('button', { name: 'Schlafen' })).toBeVisible()
    await menu.getByRole('button', { name: 'Schlafen' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(menu.getByRole('button', { name: 'Unterwegs' })).toBeVisible()
  })

  test('keeps its link without JavaScript', async ({ openPlain }) => {
    const page = await openPlain('/de/')
    const menu = page.getByRole('navigation', { name: 'Hauptnavigation' })
    await menu.getByRole('button', { name: 'Unterwegs' }).click()
    await page.locator('.mega-menu:popover-open').getByRole('link', { name: 'Kindersitze' }).click()
    await expect(page).toHaveURL('/de/unterwegs/kindersitze/')
  })
})

for (const [home, navigation, groups] of [
  ['/de/', 'Hauptnavigation', 7],
  ['/ch-fr/', 'Navigation principale', 7],
] as const)
  test(`each group of the menu of ${home} has a teaser, which is loaded by the keyboard alone and leads somewhere`, async ({
    page,
    shop,
    ask,
  }) => {
    await shop.open(home)
    await expect(page.locator('.menu-teaser a')).toHaveCount(0)
    const buttons = page.getByRole('navigation', { name: navigation }).getByRole('button')
    await expect(buttons).toHaveCount(groups)
    for (const button of await buttons.all()) {
      await button.focus()
      await page.keyboard.press('Enter')
      const teaser = page.locator('.mega-menu:popover-open .menu-teaser').getByRole('link')
      await expect(teaser.getByRole('img')).toBeVisible()
      const { status } = await ask((await teaser.getAttribute('href')) ?? '')
      expect(status).toBe(200)
      await shop.tabTo(teaser)
      await page.keyboard.press('Escape')
    }
  })

test('the teaser of the menu has its picture in 310 pixels', async ({ page, shop }) => {
  await shop.open('/de/')
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' })
  await menu.getByRole('button', { name: 'Schlafen' }).click()
  const teaser = page
    .locator('.mega-menu:popover-open')
    .getByRole('link', { name: /Warm genug, nicht zu warm/ })
  await expect(teaser).toHaveAttribute('href', '/de/ratgeber/schlafsack-tog/')
  await expect(teaser.locator('img')).toHaveAttribute('srcset', /\/m\/310x.* 1x, .*\/m\/620x.* 2x/)
})

test('every stop of the keyboard in the header does something @phone', async ({ page, shop }) => {
  await shop.open('/de/')
  const idle = await page
    .getByRole('banner')
    .locator('[tabindex]:not([tabindex="-1"])')
    .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML.slice(0, 80)))
  expect(idle).toEqual([])
})

test.describe('on a phone that was scrolled', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('menu and basket stay in reach in one slim row, below which anchors and what has the focus are seen @phone', async ({
    page,
    shop,
  }) => {
    await shop.open('/de/kleidung/')
    const bar = page.getByRole('banner')
    const shortcut = bar.locator('.search-shortcut label')
    await expect(shortcut).toBeHidden()
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    for (const control of [
      bar.getByRole('button', { name: 'Menü' }),
      bar.getByRole('link', { name: 'Warenkorb' }),
    ])
      await expect(control).toBeInViewport({ ratio: 1 })
    const rowBelow = (name: string) =>
      page.evaluate((wanted) => {
        const row = document.querySelector('.site-bar')?.getBoundingClientRect().bottom ?? 0
        return (document.querySelector(wanted)?.getBoundingClientRect().top ?? 0) - row
      }, name)
    expect(
      await page.locator('.site-bar').evaluate((row) => row.getBoundingClientRect().bottom),
    ).toBeLessThan(64)

    const field = bar.locator('input[type=search]')
    expect(await rowBelow('.search-field')).toBeLessThan(0)
    await shortcut.click()
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport({ ratio: 1 })
    await expect(shortcut).toBeHidden()
    expect(
      await field.evaluate((input) => {
        const { left, top, width, height } = input.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2) === input
      }),
    ).toBe(true)

    await shop.open('/de/kleidung/?page=2')
    const page1 = page.getByRole('main').getByRole('link', { name: 'Seite 1', exact: true })
    await page1.click()
    await expect(page).toHaveURL(/\/de\/kleidung\/(?:#.*)?$/)
    await expect.poll(() => rowBelow('[data-control=open]')).toBeGreaterThanOrEqual(0)
  })

  test('a page that fits the window has the search field alone', async ({ page, shop }) => {
    await page.setViewportSize({ width: 360, height: 8_000 })
    await shop.open('/de/login/')
    await expect(page.getByRole('banner').locator('input[type=search]')).toBeVisible()
    await expect(page.getByRole('banner').locator('.search-shortcut label')).toBeHidden()
  })

  test('the row lies on low screens in the page, which it would fill', async ({ page, shop }) => {
    await page.setViewportSize({ width: 740, height: 360 })
    await shop.open('/de/kleidung/')
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await expect(page.getByRole('button', { name: 'Menü' })).not.toBeInViewport()
  })
})

test('the menu of phones shows every promise of the shop, the line above the header those with room', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await shop.open('/de/')
  const promises = page.getByRole('list', { name: 'Darauf können Sie sich verlassen' })
  await expect(promises.getByRole('listitem').filter({ visible: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Menü' }).click()
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await expect(menu.getByRole('list', { name: 'Darauf können Sie sich verlassen' })).toContainText(
    'Beratung zum Kindersitz',
  )
})

test('the marks of the footer are pictures of one height with their names', async ({ page, shop }) => {
  await shop.open('/de/')
  const marks = page.getByRole('contentinfo').locator('dl img')
  await marks.first().scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo').getByRole('img', { name: 'Rechnung' })).toBeVisible()
  await expect
    .poll(() => marks.evaluateAll((all) => all.every((mark) => (mark as HTMLImageElement).naturalWidth > 0)))
    .toBe(true)
  const heights = await marks.evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().height))
  expect(new Set(heights)).toEqual(new Set([32]))
})

for (const [path, home, area] of [
  ['/de/gibt-es-nicht/', 'Zur Startseite', 'Schlafen'],
  ['/ch-fr/n-existe-pas/', 'Retour à l’accueil', 'Dormir'],
] as const) {
  test(`${path} leads on: to the areas and home, without JavaScript too`, async ({ openPlain }) => {
    const page = await openPlain(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: area, exact: true })).toBeVisible()
    await main.getByRole('link', { name: home }).click()
    await expect(page).toHaveURL(/\/(?:de|ch-fr)\/$/)
  })
}

test('menu, logo and icons stand in one line on the narrowest phones', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/de/', '/ch-fr/']) {
    await shop.open(path)
    const middles = await page
      .locator('.site-bar')
      .locator('.site-mark, .screen-link:visible')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
      )
    expect(middles).toHaveLength(4)
    expect(Math.max(...middles) - Math.min(...middles), path).toBeLessThan(6)
  }
})

test.describe('on a desk that was scrolled', () => {
  const bar = (page: Page) => page.locator('.site-bar')
  const bottom = (page: Page) => bar(page).evaluate((row) => Math.round(row.getBoundingClientRect().bottom))
  const scrollBy = (page: Page, top: number) =>
    page.evaluate((by) => window.scrollTo({ top: by, behavior: 'instant' }), top)

  test('logo, search and basket stay in one row, and nothing moves when they begin to', async ({
    page,
    shop,
  }) => {
    await shop.open('/de/kleidung/')
    const main = page.getByRole('main')
    const top = await main.evaluate((element) => element.getBoundingClientRect().top)
    for (const by of [20, 60, 120, 200, 900]) {
      await scrollBy(page, by)
      expect(await main.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(top - by, 0)
    }
    expect(await bottom(page)).toBeLessThan(72)
    const banner = page.getByRole('banner')
    for (const control of [
      banner.getByRole('link', { name: 'Warenkorb' }),
      banner.getByRole('searchbox').or(banner.getByRole('combobox')),
      banner.locator('.site-mark a'),
    ])
      await expect(control).toBeInViewport({ ratio: 1 })
    // Between them the pointer meets the row, not the menu behind it.
    const hit = await page.evaluate(() =>
      Array.from({ length: 40 }, (_, step) => document.elementFromPoint((innerWidth / 40) * step + 4, 32))
        .filter((element) => element?.closest('.site-bar nav'))
        .map((element) => element?.outerHTML.slice(0, 60)),
    )
    expect(hit).toEqual([])
  })

  test('anchors and what has the focus are seen below it, and the menu comes out for the keyboard', async ({
    page,
    shop,
  }) => {
    await shop.open('/de/versand/')
    await scrollBy(page, 2000)
    const links = page.getByRole('main').getByRole('link')
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Shift+Tab')
      const covered = await page.evaluate(() => {
        const { activeElement: focused } = document
        const row = document.querySelector('.site-bar')
        if (!focused || !row || focused === document.body || row.contains(focused)) return false
        return focused.getBoundingClientRect().top < row.getBoundingClientRect().bottom
      })
      expect(covered).toBe(false)
    }
    expect(await links.count()).toBeGreaterThan(0)
    await shop.open('/de/kleidung/')
    await scrollBy(page, 900)
    const menu = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('button').first()
    await menu.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(menu).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    const panel = page.locator('.mega-menu:popover-open')
    await expect(panel).toBeVisible()
    const under = await panel.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    expect(Math.abs(under - (await bottom(page)))).toBeLessThan(3)
  })

  test('it lies in the page on low windows and on paper', async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 500 })
    await shop.open('/de/kleidung/')
    await scrollBy(page, 900)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb' })).not.toBeInViewport()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ media: 'print' })
    expect(await bar(page).evaluate((row) => getComputedStyle(row).position)).not.toBe('sticky')
  })
})
