import type { Page } from '@playwright/test'
import { untilHydrated } from '../fixtures/e2e/alive'
import { violations } from '../fixtures/e2e/axe'
import type { Editor } from '../fixtures/e2e/content-service'
import { headline, page as pageOf } from '../fixtures/e2e/pages'
import { expect, test } from '../fixtures/e2e/test'

const second = 1_000
const after = 'Die Aktion ist vorbei.'
const text = 'So lange gibt es den Fußsack dazu.'

/** A page with a countdown whose end the server does not live to see. */
async function publish(editor: Editor, end: number): Promise<string> {
  const countdown = {
    component: 'countdown',
    headline: 'Zehn Jahre Nestling',
    text,
    dateTo: new Date(end).toISOString(),
    link: { linktype: 'url', url: '/de/unterwegs/' },
    linkText: 'Zu den Kinderwagen',
    after,
  }
  const story = await editor.publishNew('de-de', pageOf([headline('Aktion'), countdown]))
  return `/de/${story.slug}/`
}

const endIn = (days: number) => Math.ceil(Date.now() / second) * second + days * 86_400 * second
const timer = (page: Page) => page.getByRole('timer', { name: 'Verbleibende Zeit' })
const part = (page: Page, unit: RegExp) => timer(page).locator('div > div').filter({ hasText: unit })

test('a countdown counts each second, and tells its end by itself @phone', async ({ page, editor }) => {
  const end = endIn(3)
  const path = await publish(editor, end)
  await page.clock.install({ time: end - 600 * second })
  await page.goto(path)
  await untilHydrated(page)
  expect(await violations(page, { within: 'main' })).toEqual([])
  await page.clock.pauseAt(end - 65 * second)
  await expect(timer(page)).toContainText('0 Tage, 0 Stunden, 1 Minute')
  await expect(timer(page)).toContainText(/00Tage00Stunden01Minute05Sekunden$/)
  await page.clock.runFor(4 * second)
  await expect(timer(page)).toContainText(/01Minute01Sekunde$/)
  const room = await page.getByRole('main').boundingBox()

  await page.clock.runFor(60 * second)
  await expect(timer(page)).toContainText(/00Minuten01Sekunde$/)
  await expect(page.getByText(after)).toBeHidden()
  await page.clock.runFor(second)
  await expect(page.getByText(after)).toBeVisible()
  await expect(timer(page)).toBeHidden()
  await expect(page.getByText(text)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Zu den Kinderwagen' })).toBeHidden()
  expect((await page.getByRole('main').boundingBox())?.height).toBe(room?.height)
  await page.clock.resume()
  expect(await violations(page, { within: 'main' })).toEqual([])
})

test('nothing moves each second for visitors who ask for reduced motion', async ({ page, editor }) => {
  const end = endIn(3)
  const path = await publish(editor, end)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install({ time: end - 600 * second })
  await page.goto(path)
  await untilHydrated(page)
  await page.clock.pauseAt(end - 65 * second)
  await expect(part(page, /Minute/).last()).toBeVisible()
  await expect(part(page, /Sekunde/).last()).toBeHidden()
})

test('without JavaScript a countdown names its end, and what follows once it is over', async ({
  editor,
  openPlain,
}) => {
  const page = await openPlain(await publish(editor, Date.parse('2035-05-19T16:00:00Z')))
  await expect(timer(page)).toBeHidden()
  await expect(page.getByText('Endet am Samstag, 19. Mai 2035 um 18:00 Uhr')).toBeVisible()
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText(after)).toBeHidden()
  await page.goto(await publish(editor, endIn(-1)))
  await expect(page.getByText(after)).toBeVisible()
  await expect(page.getByText(text)).toBeHidden()
  await expect(timer(page)).toBeHidden()
})
