import type { Locator, Page } from '@playwright/test'
import { violations } from '../fixtures/e2e/axe'
import { expect, test } from '../fixtures/e2e/test'
import { watchFaults } from '../fixtures/e2e/watch'

const path = '/de/documentation/design/'

const dialogs = [
  { button: 'In der Mitte', name: 'So messen Sie richtig', phone: 'bottom', wide: 'middle' },
  { button: 'Von rechts', name: 'Warenkorb', phone: 'right', wide: 'right' },
  { button: 'Von links', name: 'Filter', phone: 'left', wide: 'left' },
  { button: 'Am Telefon von links', name: 'Menü', phone: 'left', wide: 'middle' },
] as const

const buttonOf = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** An island does something only once its code is there, which nothing on the page shows. */
const expectAlive = (control: Locator) =>
  expect
    .poll(() =>
      control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true)

async function openByKeyboard(page: Page, button: string, name: string) {
  await buttonOf(page, button).focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page, name)
  await expect(dialog).toBeVisible()
  return dialog
}

/** Where a box stands in its window once it has stopped moving. */
async function placeOf(dialog: Locator, page: Page): Promise<string> {
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  const box = await dialog.boundingBox()
  if (!box) return 'nowhere'
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  const [left, right] = [box.x, width - box.x - box.width].map(Math.round)
  const [top, bottom] = [box.y, height - box.y - box.height].map(Math.round)
  if (left === 0 && right === 0 && bottom === 0 && top !== 0) return 'bottom'
  if (left === 0 && right !== 0 && top === 0 && bottom === 0) return 'left'
  if (right === 0 && left !== 0 && top === 0 && bottom === 0) return 'right'
  return Math.abs((left ?? 0) - (right ?? 0)) < 2 && top !== 0 && bottom !== 0 ? 'middle' : 'elsewhere'
}

/** A finger that goes down somewhere on an element, moves and is lifted. */
async function swipe(page: Page, on: Locator, { dx = 0, dy = 0 }) {
  const box = await on.boundingBox()
  if (!box) throw new Error('There is nothing to swipe on')
  const session = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width / 2, box.y + 30]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const share of [0.2, 0.4, 0.6, 0.8, 1])
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + dx * share, y: y + dy * share }],
    })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

for (const { button, name, phone, wide } of dialogs) {
  test(`the dialog “${name}” opens by keyboard in its place, keeps the focus and gives it back @phone`, async ({
    page,
    shop,
  }) => {
    await shop.open(path)
    const dialog = await openByKeyboard(page, button, name)
    const isPhone = (page.viewportSize()?.width ?? 0) < 768
    expect(await placeOf(dialog, page)).toBe(isPhone ? phone : wide)
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab')
      const strays = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog[open]'),
      )
      expect(strays).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(buttonOf(page, button)).toBeFocused()
  })
}

test('a dialog closes by its button, its action and a click on the backdrop, not by one inside', async ({
  page,
  shop,
}) => {
  await shop.open(path)
  const dialog = await openByKeyboard(page, 'In der Mitte', 'So messen Sie richtig')
  await expectAlive(buttonOf(dialog, 'Schließen'))
  await dialog.getByRole('heading', { level: 2 }).click()
  await expect(dialog).toBeVisible()
  await buttonOf(dialog, 'Schließen').click()
  await expect(dialog).toBeHidden()
  await openByKeyboard(page, 'In der Mitte', 'So messen Sie richtig')
  await buttonOf(dialog, 'Verstanden').click()
  await expect(dialog).toBeHidden()
  await openByKeyboard(page, 'In der Mitte', 'So messen Sie richtig')
  await page.mouse.click(20, 20)
  await expect(dialog).toBeHidden()
  await expect(buttonOf(page, 'In der Mitte')).toBeFocused()
})

test('of stacked dialogs the topmost scrolls and closes first; the page stands still @phone', async ({
  page,
  shop,
}) => {
  await shop.open(path)
  const lower = await openByKeyboard(page, 'Von rechts', 'Warenkorb')
  await expect(lower).toHaveCSS('overflow-y', 'auto')
  await expectAlive(buttonOf(lower, 'Schließen'))
  await buttonOf(lower, 'Noch ein Fenster').click()
  const upper = dialogOf(page, 'Tabelle der Längen')
  await expect(upper).toBeVisible()
  await expect(upper).toHaveCSS('overflow-y', 'auto')
  await expect(page.locator('dialog[open]').first()).toHaveCSS('overflow-y', 'hidden')
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.keyboard.press('Escape')
  await expect(upper).toBeHidden()
  await expect(lower).toBeVisible()
  await expect(lower).toHaveCSS('overflow-y', 'auto')
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await expect(buttonOf(lower, 'Noch ein Fenster')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(lower).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
})

test.describe('a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  for (const { button, name } of dialogs) {
    test(`closes the dialog “${name}” by a swipe down of more than 70 px @phone`, async ({ page, shop }) => {
      await shop.open(path)
      const dialog = await openByKeyboard(page, button, name)
      await expectAlive(buttonOf(dialog, 'Schließen'))
      await placeOf(dialog, page)
      await swipe(page, dialog, { dy: 60 })
      await placeOf(dialog, page)
      await swipe(page, dialog, { dx: -100, dy: 80 })
      await expect(dialog).toBeVisible()
      await expect(dialog).toHaveCSS('translate', 'none')
      await swipe(page, dialog, { dy: 90 })
      await expect(dialog).toBeHidden()
      await expect(buttonOf(page, button)).toBeFocused()
    })
  }
})

test('tabs are reached, turned and read with the keyboard @phone', async ({ page, shop }) => {
  await shop.open(path)
  const tab = (name: string) => page.getByRole('tab', { name })
  const panel = (name: string) => page.getByRole('tabpanel', { name })
  await expect(panel('Material')).toBeVisible()
  await expect(panel('Pflege')).toBeHidden()
  await expectAlive(tab('Material'))
  await tab('Material').focus()
  for (const [key, name] of [
    ['ArrowRight', 'Pflege'],
    ['End', 'Sicherheit'],
    ['ArrowRight', 'Material'],
    ['ArrowLeft', 'Sicherheit'],
    ['Home', 'Material'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(panel(name)).toBeVisible()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
  }
  await page.keyboard.press('Tab')
  await expect(panel('Material')).toBeFocused()
})

test('a carousel turns by its buttons and by arrow keys, to its end and back @phone', async ({
  page,
  shop,
}) => {
  await shop.open(path)
  const carousel = page.getByRole('group', { name: 'Passt dazu' })
  const first = carousel.getByRole('listitem').filter({ hasText: 'Wickelbody' })
  const last = carousel.getByRole('listitem').filter({ hasText: 'Strickjacke' })
  const [back, on] = [buttonOf(carousel, 'Zurück'), buttonOf(carousel, 'Weiter')]
  await on.scrollIntoViewIfNeeded()
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await expect(async () => {
    await on.click()
    await expect(on).toHaveAttribute('aria-disabled', 'true', { timeout: 1000 })
  }).toPass()
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await carousel.getByRole('list').focus()
  await expect(async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(back).toHaveAttribute('aria-disabled', 'true', { timeout: 1000 })
  }).toPass()
  await expect(first).toBeInViewport({ ratio: 0.9 })
})

test.describe('messages', () => {
  test.beforeEach(async ({ page, shop }) => {
    await page.clock.install()
    await shop.open(path)
    await expectAlive(buttonOf(page, 'Zeigen: Hinweis'))
  })

  test('of five types say what they are and go after five seconds @phone', async ({ page }) => {
    const shown = [
      ['Zeigen: Erledigt', 'status', 'Erledigt: Liegt jetzt in Ihrem Warenkorb.'],
      ['Zeigen: Fehler', 'alert', 'Fehler: Der Aktionscode ist abgelaufen.'],
      ['Zeigen: Achtung', 'alert', 'Achtung: Davon sind nur noch zwei da.'],
      ['Zeigen: Hinweis', 'status', 'Hinweis: Ihr Konto wurde gelöscht.'],
      ['Zeigen: Ohne Art', 'status', 'Der Filter wurde zurückgesetzt.'],
    ] as const
    const messages = page.getByRole('region', { name: 'Meldungen', exact: true })
    for (const [button, role, text] of shown) {
      await buttonOf(page, button).press('Enter')
      await expect(messages.getByRole(role).filter({ hasText: text })).toHaveText(text)
    }
    await page.clock.fastForward(5000)
    await expect(messages).toBeHidden()
  })

  test('stay while somebody points at them or is in them, and can be closed', async ({ page }) => {
    await buttonOf(page, 'Zeigen: Hinweis').click()
    const message = page.getByRole('region', { name: 'Meldungen', exact: true }).getByRole('status')
    await message.hover()
    await page.clock.fastForward(20_000)
    await expect(message).toBeVisible()
    const close = buttonOf(page, 'Meldung schließen')
    await close.focus()
    await page.mouse.move(5, 5)
    await page.clock.fastForward(20_000)
    await expect(message).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(message).toBeHidden()
  })

  test('are twenty at most', async ({ page }) => {
    // At once: one by one, the first would go before the last one comes on a slow machine.
    await buttonOf(page, 'Zeigen: Hinweis').evaluate((button) => {
      for (let times = 0; times < 23; times += 1) if (button instanceof HTMLElement) button.click()
    })
    const messages = page.getByRole('region', { name: 'Meldungen', exact: true }).getByRole('status')
    await expect(messages).toHaveCount(20)
  })

  test('that a modal dialog sends can be read and closed in it', async ({ page }) => {
    const lower = await openByKeyboard(page, 'In der Mitte', 'So messen Sie richtig')
    await buttonOf(lower, 'Noch ein Fenster').press('Enter')
    const upper = dialogOf(page, 'Tabelle der Längen')
    await buttonOf(upper, 'Zeigen: Erledigt').press('Enter')
    await expect(upper.getByRole('status').filter({ hasText: 'Warenkorb' })).toBeVisible()
    await buttonOf(upper, 'Meldung schließen').click()
    await expect(upper.getByRole('status')).toHaveCount(0)
    await expect(upper).toBeVisible()
  })
})

test('the page, its dialogs and its messages have no fault that axe finds @phone', async ({
  page,
  shop,
  address,
}) => {
  test.slow()
  const faults = watchFaults(page, address)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shop.open(path)
  expect(await violations(page)).toEqual([])
  for (const { button, name } of dialogs) {
    const dialog = await openByKeyboard(page, button, name)
    await placeOf(dialog, page)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await expectAlive(buttonOf(page, 'Zeigen: Fehler'))
  await buttonOf(page, 'Zeigen: Fehler').press('Enter')
  await expect(page.getByRole('region', { name: 'Meldungen', exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(faults).toEqual([])
})

test('nothing is wider than the screen @phone', async ({ page, shop }) => {
  await shop.open(path)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
})

test('without JavaScript all tabs are read, the carousel scrolls and dialogs open @phone', async ({
  openPlain,
}) => {
  const page = await openPlain(path)
  for (const text of ['Außen und innen Baumwolle', 'Bei 40 Grad waschen.', 'Ohne Kordeln'])
    await expect(page.getByRole('tabpanel').filter({ hasText: text })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  const last = page.getByRole('listitem').filter({ hasText: 'Strickjacke' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 0.9 })
  const dialog = await openByKeyboard(page, 'Von links', 'Filter')
  await buttonOf(dialog, 'Schließen').press('Enter')
  await expect(dialog).toBeHidden()
})
