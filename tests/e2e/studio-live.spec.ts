import type { FrameLocator, Page } from '@playwright/test'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

const long = Array.from({ length: 30 }, (_, at) => `Zeile ${at}`).join('\n\n')
const body = [
  { ...paragraph(long), _uid: 'long' },
  { ...paragraph('Erster Absatz'), _uid: 'one' },
  { component: 'newsletter_form', headline: 'Post von uns', _uid: 'form' },
  { ...paragraph('Letzter Absatz'), _uid: 'last' },
]

const line = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name })
const field = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const framed = (page: Page): FrameLocator => page.frameLocator('iframe')
const menu = (frame: FrameLocator) => frame.locator('.storyblok__overlay-menu')

/** The click goes to the page in the frame; the bridge needs a moment until the page knows its editor. */
const clickIn = async (frame: FrameLocator, text: string, marked: string) => {
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(async () => {
    await frame.getByText(text, { exact: true }).click()
    await expect(frame.locator(`[data-blok-focused][data-blok-uid$="-${marked}"]`)).toBeAttached({
      timeout: 2_000,
    })
  }).toPass()
}

/** By the bridge's own menu at the selected block. */
const choose = async (frame: FrameLocator, name: string) => {
  await frame.locator('.storyblok__overlay-menu-btn-action').click()
  await menu(frame).getByRole('button', { name, exact: true }).click()
}

test('the bridge’s own menu opens where it is seen whole, and closes as menus close', async ({
  browser,
  address,
  editor,
}) => {
  const story = await editor.publishNew('de-de', pageOf(body))
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)
  const frame = framed(page)
  await clickIn(frame, 'Letzter Absatz', 'last')
  const opened = frame.locator('.storyblok__actions-menu')
  const open = () => frame.locator('.storyblok__overlay-menu-btn-action').click()
  for (const edge of ['lower', 'upper'] as const) {
    await frame.locator('[data-blok-uid$="-last"]').evaluate((block, at) => {
      const { top, bottom } = block.getBoundingClientRect()
      window.scrollBy({ top: at === 'lower' ? bottom - innerHeight + 4 : top - 120, behavior: 'instant' })
    }, edge)
    await open()
    await expect(opened).toBeVisible()
    const isWhole = () =>
      opened.evaluate((menu) => {
        const { top, bottom } = menu.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight && menu.scrollHeight <= menu.clientHeight
      })
    await expect.poll(isWhole).toBe(true)
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
  }
  await open()
  await expect(opened).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(opened).toBeHidden()
})

test('what is typed shows in the frame, and the bridge’s own menu works @journey', async ({
  browser,
  address,
  editor,
}) => {
  const story = await editor.publishNew('de-de', pageOf(body))
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)
  const frame = framed(page)
  const inner = () => page.frames().find((each) => each.url().includes('/preview/'))
  const scrolled = () => inner()?.evaluate(() => window.scrollY)

  await test.step('a click in the page selects the block', async () => {
    await clickIn(frame, 'Erster Absatz', 'one')
    await expect(line(page, /Erster Absatz/)).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveValue('Erster Absatz')
  })

  await test.step('what is typed is shown at once; scroll position and focus in the page stay', async () => {
    const mail = frame.getByRole('textbox', { name: /E-Mail/ })
    await mail.focus()
    await mail.evaluate((element: HTMLInputElement) => {
      element.value = 'halb@'
      document.documentElement.dataset.kept = 'same document'
    })
    const before = await scrolled()
    expect(before).toBeGreaterThan(0)
    // Without a click or a key, which would take the focus out of the frame.
    await field(page).evaluate((element: HTMLTextAreaElement) => {
      const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set
      set?.call(element, 'Ohne Klick geändert')
      element.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expect(frame.getByText('Ohne Klick geändert')).toBeVisible()
    await expect(mail).toBeFocused()
    await expect(mail).toHaveValue('halb@')
    expect(await scrolled()).toBe(before)
    await field(page).fill('Neue Worte')
    await expect(frame.getByText('Neue Worte')).toBeVisible()
    await field(page).press('End')
    await page.keyboard.type(', immer mehr davon')
    await expect(frame.getByText('Neue Worte, immer mehr davon')).toBeVisible()
    await expect(frame.locator('html[data-kept="same document"]')).toBeAttached()
  })

  await test.step('a block that is selected in the tree is framed in the page', async () => {
    await line(page, /Letzter Absatz/).click()
    await expect(frame.locator('[data-blok-focused][data-blok-uid$="-last"]')).toBeAttached()
    await expect(menu(frame)).toBeVisible()
  })

  await test.step('duplicate, move and delete by the bridge’s menu', async () => {
    await choose(frame, 'Duplizieren')
    await expect(frame.getByText('Letzter Absatz')).toHaveCount(2)
    await expect(line(page, /Letzter Absatz/)).toHaveCount(2)
    await expect(menu(frame)).toBeVisible()
    await choose(frame, 'Löschen')
    await expect(frame.getByText('Letzter Absatz')).toHaveCount(1)
    await clickIn(frame, 'Letzter Absatz', 'last')
    await choose(frame, 'Nach oben')
    await expect(line(page, /.*/).last()).not.toHaveText(/Letzter Absatz/)
    // A message about each act would lie over the page that it was done in.
    await expect(page.getByText('Jetzt an Position 3 von 4.')).toBeVisible()
    await expect(page.getByText('Gelöscht. Rückgängig mit Strg+Z.')).toHaveCount(0)
    // The bridge's menu belongs to the page as it stands: it is used again when the page has the new order.
    await expect(
      frame.locator('[data-blok-uid$="-last"]').locator('xpath=following::*[@data-blok-uid]').first(),
    ).toHaveAttribute('data-blok-uid', /-form$/)
  })

  await test.step('add a block before another by the bridge’s menu', async () => {
    await clickIn(frame, 'Letzter Absatz', 'last')
    await choose(frame, 'Block davor einfügen')
    const dialog = page.getByRole('dialog', { name: 'Block hinzufügen' })
    await expect(dialog.getByRole('radio', { name: 'davor' })).toBeChecked()
    await dialog.getByLabel('Blöcke suchen').fill('Zitat')
    await dialog.getByRole('button', { name: 'Zitat' }).click()
    await field(page).fill('Gut geschlafen')
    await expect(frame.getByText('Gut geschlafen')).toBeVisible()
  })

  await test.step('links lead nowhere', async () => {
    const url = inner()?.url()
    await frame.getByRole('link').first().click({ force: true })
    expect(inner()?.url()).toBe(url)
  })
  await person.leave()
})

test('a visitor sees nothing of it, and a page of another site cannot speak to the frame', async ({
  browser,
  address,
  editor,
  page: visitor,
}) => {
  const story = await editor.publishNew('de-de', pageOf([{ ...paragraph('Öffentlich'), _uid: 'one' }]))
  expect((await visitor.goto(`/preview/de-de/${story.slug}/`))?.status()).toBe(404)
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)
  const frame = framed(page)
  await clickIn(frame, 'Öffentlich', 'one')
  await field(page).fill('Nur im Entwurf')
  await expect(frame.getByText('Nur im Entwurf')).toBeVisible()

  await visitor.goto(`/de/${story.slug}/`)
  await expect(visitor.getByText('Öffentlich')).toBeVisible()
  await expect(visitor.getByText('Nur im Entwurf')).toHaveCount(0)

  const inner = page.frames().find((each) => each.url().includes('/preview/'))
  const forged = { action: 'input', story: { id: story.id, content: pageOf([paragraph('Untergeschoben')]) } }
  // The bridge itself believes every window; this one has even the right origin, but is not the editor's.
  await inner?.evaluate((message) => {
    const note = () => {
      if (document.body.textContent?.includes('Untergeschoben'))
        document.documentElement.dataset.fooled = 'yes'
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
    window.postMessage(message, '*')
  }, forged)
  await field(page).fill('Danach getippt')
  await expect(frame.getByText('Danach getippt')).toBeVisible()
  await expect(frame.locator('html')).not.toHaveAttribute('data-fooled')
  await person.leave()
})
