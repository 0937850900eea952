import type { Page } from '@playwright/test'
import { untilHydrated } from '../fixtures/e2e/alive'
import type { Editor } from '../fixtures/e2e/content-service'
import { headline, page as pageOf, paragraph, richText } from '../fixtures/e2e/pages'
import { isStillHere, openAlive, putLink } from '../fixtures/e2e/soft'
import { expect, test } from '../fixtures/e2e/test'

const languages = [
  { folder: 'de-de', home: '/de/', tabs: ['Stadt', 'Fürs Land'], anchor: 'fuers-land' },
  { folder: 'fr-ch', home: '/ch-fr/', tabs: ['En ville', 'À la campagne'], anchor: 'a-la-campagne' },
] as const

/** A page whose tabs stand far below; the second one holds an accordion with an entry of its own. */
async function publishTabs(editor: Editor, { folder, home, tabs }: (typeof languages)[number]) {
  const items = tabs.map((title) => ({
    component: 'tabs_item',
    title,
    anchor: title,
    text: richText(`Text: ${title}`),
    ...(title === tabs[1] && {
      body: [
        {
          component: 'accordion',
          items: ['Rad', 'Korb'].map((entry) => ({
            component: 'accordion_item',
            title: entry,
            anchor: entry,
            text: richText(`Alles: ${entry}`),
          })),
        },
      ],
    }),
  }))
  const lines = Array.from({ length: 40 }, (_, line) => paragraph(`${line + 1}.`))
  const story = await editor.publishNew(
    folder,
    pageOf([headline('Tabs'), ...lines, { component: 'tabs', items }, ...lines]),
  )
  return `${home}${story.slug}/`
}

const panelOf = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true })

for (const language of languages)
  test.describe(`a tab in ${language.folder}`, () => {
    const { tabs, anchor } = language
    const [first, second] = tabs

    test('is opened by its address, in view, and the keyboard goes on there @phone', async ({
      page,
      editor,
    }) => {
      const path = await publishTabs(editor, language)
      await page.goto(`${path}#${anchor}`)
      await expect(panelOf(page, second)).toBeFocused()
      await expect(panelOf(page, second)).toBeInViewport()
      await expect(panelOf(page, first)).toBeHidden()
      await expect(page.getByRole('tab', { name: second })).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Tab')
      await expect(panelOf(page, second).getByText('Rad', { exact: true }).locator('..')).toBeFocused()
      await page.reload()
      await expect(panelOf(page, second)).toBeVisible()
    })

    test('is opened by a link of its page, and again after another was chosen', async ({ page, editor }) => {
      await openAlive(page, await publishTabs(editor, language))
      await untilHydrated(page)
      const link = await putLink(page, { href: `#${anchor}` })
      for (const visit of ['first', 'second']) {
        await link.focus()
        await page.keyboard.press('Enter')
        await expect(panelOf(page, second), visit).toBeFocused()
        await expect(panelOf(page, second)).toBeInViewport()
        await page.getByRole('tab', { name: first }).click()
        await expect(panelOf(page, second)).toBeHidden()
      }
      expect(await isStillHere(page)).toBe(true)
    })

    test(`is opened by a link of another page`, async ({ page, editor }) => {
      const path = await publishTabs(editor, language)
      await openAlive(page, language.home)
      await (await putLink(page, { href: `${path}#${anchor}` })).click()
      await expect(panelOf(page, second)).toBeFocused()
      await expect(panelOf(page, second)).toBeInViewport()
      expect(await isStillHere(page)).toBe(true)
    })

    test('is opened around an entry, which opens as well', async ({ page, editor }) => {
      await page.goto(`${await publishTabs(editor, language)}#korb`)
      await expect(page.getByText('Alles: Korb')).toBeInViewport()
      await expect(page.getByText('Alles: Rad')).toBeHidden()
      await page.keyboard.press('Shift+Tab')
      await expect(page.getByText('Korb', { exact: true }).locator('..')).toBeFocused()
    })
  })

for (const [path, title, anchor] of [
  ['/de/documentation/design/', 'So messen Sie richtig', '#design-center'],
  ['/ch-fr/documentation/design/', undefined, '#design-center'],
] as const)
  test.describe(`a dialog of ${path}`, () => {
    const dialogOf = (page: Page) => page.locator(`dialog${anchor}`)

    test(`is opened by its address, is closed by Esc, and stays closed after a reload @phone`, async ({
      page,
    }) => {
      await page.goto(path + anchor)
      await expect(dialogOf(page)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      if (title) await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await expect(dialogOf(page).locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      await expect(page).toHaveURL(path)
      await page.reload()
      await untilHydrated(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('is opened by a link of its page each time, and gives the focus back', async ({ page }) => {
      await openAlive(page, path)
      const link = await putLink(page, { href: anchor })
      for (const visit of ['first', 'second']) {
        await link.focus()
        await page.keyboard.press('Enter')
        await expect(dialogOf(page), visit).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialogOf(page)).toBeHidden()
        await expect(link).toBeFocused()
      }
    })

    test('is closed by Back', async ({ page }) => {
      await openAlive(page, path)
      await (await putLink(page, { href: anchor })).click()
      await expect(dialogOf(page)).toBeVisible()
      await page.goBack()
      await expect(dialogOf(page)).toBeHidden()
      await expect(page).toHaveURL(path)
    })
  })

test('a dialog that belongs to phones makes no wide page inert', async ({ page, shop }) => {
  await shop.open('/de/#category-menu')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await shop.tabTo(page.getByRole('main').getByRole('link').first())
})

test('a reload in a place leaves the page where it was', async ({ page, editor }) => {
  const path = await publishTabs(editor, languages[0])
  await page.goto(`${path}#fuers-land`)
  await expect(panelOf(page, 'Fürs Land')).toBeFocused()
  const position = () => page.evaluate(() => Math.round(scrollY))
  const arrived = await position()
  await page.mouse.wheel(0, -400)
  await expect.poll(position).toBe(arrived - 400)
  const left = await position()
  await page.reload()
  await untilHydrated(page)
  await expect(panelOf(page, 'Fürs Land')).toBeVisible()
  expect(Math.abs((await position()) - left)).toBeLessThan(20)
})
