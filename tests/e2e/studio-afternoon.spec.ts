import type { FrameLocator, Locator, Page } from '@playwright/test'
import { headline, page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

const uid = (name: string) => ({ _uid: `${name}-${crypto.randomUUID()}` })
const line = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible()

/** Publishes a page of which something is told first: its form for the newsletter has no consent. */
async function publish(page: Page) {
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
  await expect(dialog.getByText(/sollten? noch angesehen werden/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click()
}

/** A point in time as a field of the German shop takes it. */
const clock = (at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(at))
    .replace(' ', 'T')

/** Below the last line of the tree: there a block is dropped behind all others. */
async function dragBehind(page: Page, block: string, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  await page
    .getByRole('listitem')
    .getByRole('button', { name: block, exact: true })
    .dragTo(target, { targetPosition: { x: 60, y: (box?.height ?? 32) - 3 } })
  await expect(line(page, new RegExp(`^${block}`)).last()).toHaveAttribute('aria-selected', 'true')
}

/** By the menu of the bridge at the block that is selected in the page. */
async function addAfter(page: Page, frame: FrameLocator, block: string): Promise<void> {
  const menu = frame.locator('.storyblok__overlay-menu')
  await expect(menu).toBeVisible()
  await frame.locator('.storyblok__overlay-menu-btn-action').click()
  await menu.getByRole('button', { name: 'Block danach einfügen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Block hinzufügen' })
  await expect(dialog.getByRole('radio', { name: 'danach' })).toBeChecked()
  await dialog.getByLabel('Blöcke suchen').fill(block)
  await dialog.getByRole('button', { name: block, exact: true }).click()
  await expect(line(page, new RegExp(`^${block}`)).last()).toHaveAttribute('aria-selected', 'true')
}

test('an editor’s afternoon: a landing page from a template to its publication, and back', async ({
  browser,
  address,
  editor,
  page: visitor,
}) => {
  test.setTimeout(300_000)
  const name = `Landeseite ${crypto.randomUUID().slice(0, 8)}`
  const slug = `e2e-${crypto.randomUUID().slice(0, 8)}`
  const template = await editor.saveNew(
    'de-de',
    pageOf([
      { ...headline('Überschrift der Vorlage'), ...uid('title') },
      { ...paragraph('Text der Vorlage'), ...uid('text') },
    ]),
  )
  const person = await studioPerson(browser, address)
  const page = await person.open('/studio/')
  // A step that hangs says which.
  page.setDefaultTimeout(30_000)
  const frame = page.frameLocator('iframe')
  const shown = (text: string) => expect(frame.getByText(text).first()).toBeVisible()
  const last = () => page.getByRole('treeitem').last()

  await test.step('create the page from a template', async () => {
    await page.getByRole('button', { name: 'Neu', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Neuer Inhalt' })
    await dialog.getByText('Aus Vorlage').click()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Adresse (letzter Teil)').fill(slug)
    await dialog
      .getByLabel('Ordner', { exact: true })
      .last()
      .selectOption({ label: 'Deutschland, Deutsch (de-de)' })
    await dialog.getByRole('searchbox').fill(template.slug)
    await dialog.getByRole('radio', { name: new RegExp(template.slug) }).check()
    await dialog.getByRole('button', { name: 'Anlegen' }).click()
    await page.waitForURL(/\/studio\/stories\/\d+\//)
    await shown('Überschrift der Vorlage')
    await line(page, /Überschrift der Vorlage/).click()
    await field(page, 'Text').fill('Gut schlafen')
    await shown('Gut schlafen')
  })

  await test.step('add five blocks by drag, and fill them', async () => {
    await page.getByText('Blöcke', { exact: true }).click()
    await dragBehind(page, 'Absatz', last())
    await field(page, 'Text').fill('Gezogener Absatz')
    await shown('Gezogener Absatz')
    await dragBehind(page, 'Zitat', last())
    await field(page, 'Text').fill('So ruhig war es nie')
    await shown('So ruhig war es nie')
    await dragBehind(page, 'Formatierter Text', last())
    await page.getByRole('textbox', { name: 'Text' }).click()
    await page.keyboard.type('Das ist ')
    await page.getByRole('button', { name: 'Fett', exact: true }).click()
    await page.keyboard.type('wichtig')
    await expect(frame.locator('strong, b').getByText('wichtig')).toBeVisible()
    await dragBehind(page, 'Bild', last())
    // Choosing from the library is a test of its own.
    await field(page, 'Adresse der Datei').fill('/pictures/originals/1600x1200/teaser/night.png')
    await field(page, 'Alternativtext').last().fill('Ein schlafendes Kind')
    await expect(frame.getByRole('img', { name: 'Ein schlafendes Kind' })).toBeVisible()
    await dragBehind(page, 'Produktslider', last())
    await page.getByRole('button', { name: 'Produkte auswählen' }).click()
    const products = page.getByRole('dialog', { name: 'Produkte auswählen' })
    await products.getByRole('searchbox').fill('Schlafsack')
    for (const index of [0, 1]) {
      const product = products.getByRole('listitem').nth(index).getByRole('button')
      await product.click()
      await expect(product).toHaveAttribute('aria-pressed', 'true')
    }
    await page.keyboard.press('Escape')
    await expect(frame.locator('[data-blok-focused]').getByRole('link').first()).toBeVisible()
  })

  await test.step('add five blocks by the menu in the page, one of them a campaign in three days', async () => {
    await addAfter(page, frame, 'Überschrift')
    await field(page, 'Text').fill('Zweite Überschrift')
    await shown('Zweite Überschrift')
    await addAfter(page, frame, 'Absatz')
    await field(page, 'Text').fill('Absatz aus dem Menü')
    await shown('Absatz aus dem Menü')
    await addAfter(page, frame, 'Zitat')
    await field(page, 'Text').fill('Zweites Zitat')
    await shown('Zweites Zitat')
    await addAfter(page, frame, 'Newsletter-Anmeldung')
    await field(page, 'Überschrift').fill('Post von uns')
    await shown('Post von uns')
    await addAfter(page, frame, 'Kampagnenteaser')
    await field(page, 'Überschrift').fill('Aktion in drei Tagen')
    await shown('Aktion in drei Tagen')
    await page.getByRole('button', { name: 'Kampagne', exact: true }).click()
    await page.getByLabel('Von', { exact: true }).fill(clock(Date.now() + 3 * 24 * 3_600_000))
    await saved(page)
    expect(await page.getByRole('treeitem').count()).toBeGreaterThanOrEqual(12)
  })

  const shop = `/de/${slug}/`
  await test.step('publish, and read the page as a shopper: without the campaign, which is only planned', async () => {
    expect((await visitor.goto(shop))?.status()).toBe(404)
    await publish(page)
    await expect(page.getByText('Die Seite wurde veröffentlicht.')).toBeVisible()
    await expect(async () => {
      expect((await visitor.goto(shop))?.status()).toBe(200)
    }).toPass()
    for (const words of ['Gut schlafen', 'Gezogener Absatz', 'So ruhig war es nie', 'Post von uns'])
      await expect(visitor.getByText(words).first()).toBeVisible()
    await expect(visitor.getByRole('img', { name: 'Ein schlafendes Kind' })).toBeVisible()
    await expect(visitor.getByText('Aktion in drei Tagen')).toHaveCount(0)
    const desk = await person.open('/studio/campaigns/?filter=coming')
    await expect(desk.getByRole('heading', { name: 'Aktion in drei Tagen' })).toBeVisible()
    await desk.close()
  })

  await test.step('change it, publish, and roll back from the history', async () => {
    await line(page, /Gezogener Absatz/).click()
    await field(page, 'Text').fill('Ein Versehen')
    await saved(page)
    await publish(page)
    await expect(async () => {
      await visitor.goto(shop)
      await expect(visitor.getByText('Ein Versehen')).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.getByRole('button', { name: 'Verlauf' }).click()
    const history = page.getByRole('dialog', { name: 'Verlauf' })
    const published = history.getByRole('listitem').filter({ hasText: 'Veröffentlicht' })
    await published.nth(1).getByRole('button', { name: 'Wiederherstellen' }).click()
    const asked = page.getByRole('dialog', { name: 'Wiederherstellen' })
    await expect(asked.getByText(/^Zuletzt gespeichert am/)).toBeVisible()
    await asked.getByRole('button', { name: 'Wiederherstellen' }).click()
    await expect(line(page, /Gezogener Absatz/)).toBeVisible()
    await shown('Gezogener Absatz')
    await saved(page)
    await publish(page)
    await expect(async () => {
      await visitor.goto(shop)
      await expect(visitor.getByText('Gezogener Absatz')).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(visitor.getByText('Ein Versehen')).toHaveCount(0)
  })

  const id = Number(/stories\/(\d+)/.exec(page.url())?.[1])
  await page.request.delete(`/api/studio/stories/${id}/`, { headers: { origin: address } })
  await person.leave()
})
