import type { Locator, Page } from '@playwright/test'
import { untilHydrated } from '../fixtures/e2e/alive'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

const phone = { width: 360, height: 740 }

/** The buttons of an open dialog behind a message, which a finger on their middle does not reach. */
const coveredButtons = (dialog: Locator) =>
  dialog.evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
    return [...element.querySelectorAll('button')]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        const over = document.elementFromPoint(left + width / 2, top + height / 2)
        return over?.closest('.toasts') && !button.contains(over)
      })
      .map((button) => button.textContent || button.ariaLabel)
  })

const watchErrors = (page: Page): string[] => {
  const errors: string[] = []
  page.on('pageerror', ({ message: text }) => errors.push(text))
  return errors
}

const message = (page: Page, text: string) => page.locator('.toasts').getByText(text)

test('messages in the Studio leave an open dialog usable, and outlive it', async ({ browser, address }) => {
  const person = await studioPerson(browser, address, { role: 'admin' })
  const page = await person.open('/studio/redirects/')
  await page.setViewportSize(phone)
  const errors = watchErrors(page)
  const dialog = page.getByRole('dialog')
  const mark = crypto.randomUUID().slice(0, 8)

  for (const turn of [1, 2, 3])
    await test.step(`save while the dialog closes, ${turn}`, async () => {
      await page.getByRole('button', { name: 'Neue Weiterleitung' }).click()
      // An address that leads somewhere already would be replaced, which is asked first.
      await dialog.getByLabel('Von').fill(`/e2e-${mark}-${turn}/`)
      await dialog.getByLabel('Nach').fill('/de/')
      await dialog.getByRole('button', { name: 'Speichern' }).click()
      await expect(dialog).toBeHidden()
      await expect(message(page, 'Gespeichert.').last()).toBeVisible()
    })

  await test.step('open another dialog meanwhile, and close it after the message', async () => {
    await page.getByRole('button', { name: 'Neue Weiterleitung' }).click()
    await expect(dialog.locator('.toasts')).toBeVisible()
    expect(await coveredButtons(dialog)).toEqual([])
    // A message stays for as long as the pointer is on it.
    await page.mouse.move(0, 0)
    await expect(page.locator('.toasts')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('delete, asked once more', async () => {
    await page.goto(`/studio/redirects/?search=e2e-${mark}`)
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Löschen' }).first().click()
    await dialog.getByRole('button', { name: 'Löschen' }).click()
    await expect(message(page, 'gelöscht')).toBeVisible()
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weiterleitungen')
  expect(errors).toEqual([])
  await person.leave()
})

test('messages in the shop leave an open dialog usable, and outlive it @journey', async ({ page, shop }) => {
  await page.setViewportSize(phone)
  await shop.open('/de/documentation/design/')
  const errors = watchErrors(page)
  const show = page.getByRole('button', { name: 'Zeigen: Erledigt' })
  for (const [button, name] of [
    ['In der Mitte', 'So messen Sie richtig'],
    ['Von rechts', 'Warenkorb'],
    ['Von links', 'Filter'],
  ] as const) {
    await show.click()
    await expect(message(page, 'Liegt jetzt in Ihrem Warenkorb.').last()).toBeVisible()
    await page.getByRole('button', { name: button, exact: true }).press('Enter')
    const dialog = page.getByRole('dialog', { name, exact: true })
    await expect(dialog.locator('.toasts')).toBeVisible()
    expect(await coveredButtons(dialog)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(message(page, 'Liegt jetzt in Ihrem Warenkorb.').last()).toBeVisible()
  }
  expect(errors).toEqual([])
})

/** Where a message is: whether in the middle of the page, and how far above its lower edge, or the bar there. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const {
      left = 0,
      right = 0,
      bottom = 0,
    } = document.querySelector('.toasts li')?.getBoundingClientRect() ?? {}
    return {
      isInTheMiddle: Math.abs((left + right - document.documentElement.clientWidth) / 2) <= 1,
      fromEdge: Math.round(
        Math.min(
          innerHeight,
          [...document.querySelectorAll('.bottom-bar')]
            .find((bar) => bar.checkVisibility())
            ?.getBoundingClientRect().top ?? innerHeight,
        ) - bottom,
      ),
    }
  })

const sizes = [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', phone],
  ['a narrow phone', { width: 320, height: 640 }],
] as const

for (const [name, size] of sizes)
  test(`messages stand at the lower edge, in the middle, and over no button of the page there: ${name}`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(size)
    await shop.open('/de/p/100043/')
    await shop.open(`${new URL(page.url()).pathname}?voucher=HERBST`)
    await message(page, 'Code bleibt 14 Tage').hover()
    await expect.poll(() => placeOf(page)).toEqual({ isInTheMiddle: true, fromEdge: 16 })
    const add = page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).last()
    await add.click({ trial: true })
  })

test.describe('before a decision about consent', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  for (const [name, size] of sizes)
    test(`a message lies over no button of the consent dialog: ${name}`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto('/de/?voucher=HERBST')
      const dialog = page.getByRole('dialog')
      await dialog.locator('.toasts').hover()
      expect(await coveredButtons(dialog)).toEqual([])
    })
})

/** Of what is at a point of the window, whether it belongs to an element: nothing lies over it there. */
const isFree = (element: Locator) =>
  element.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect()
    return [0.1, 0.5, 0.9].every((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height / 2)
      return hit !== null && (own.contains(hit) || hit.contains(own) || !hit.closest('.toasts'))
    })
  })

type Cause = { path: string; of: (page: Page) => Locator }

/** Controls whose failure is told, each on its screen. */
const causes: Record<string, Cause> = {
  'the button of a product': {
    path: '/de/p/100043/?variant=0100043.62',
    of: (page) => page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first(),
  },
  'the button of its bar': {
    path: '/de/p/100043/?variant=0100043.62',
    of: (page) => page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).last(),
  },
  'a heart of the wishlist': {
    path: '/de/kleidung/',
    of: (page) => page.locator('main [data-heart]').nth(3),
  },
}

const windows = [
  phone,
  { width: 320, height: 568 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

for (const [name, { path, of }] of Object.entries(causes))
  for (const size of windows)
    for (const code of ['with', 'without'] as const)
      test(`a shop out of reach is told clear of ${name}, ${code} the list's code, at ${size.width} px`, async ({
        page,
        shop,
      }) => {
        await page.setViewportSize(size)
        await shop.open(path)
        const cause = of(page)
        test.skip(!(await cause.isVisible()), 'this size has no such control')
        await page.route('**/api/**', (route) => route.abort())
        if (code === 'without') await page.route('**/_next/static/chunks/**', (route) => route.abort())
        // At the lower edge, where messages stand.
        await cause.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
        await cause.click()
        const message = page.locator('.toasts')
        await expect(message).toBeVisible()
        await message.evaluate((element) =>
          Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
        )
        expect(await isFree(cause), 'what was pressed').toBe(true)
        for (const bar of await page.locator('.bottom-bar:visible').all())
          expect(await isFree(bar), 'the bar').toBe(true)
      })
