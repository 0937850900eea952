import type { Page } from '@playwright/test'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

/** A small laptop at 200 %. */
const zoomed = { width: 640, height: 360 }

type Known = { story: { id: number; name: string }; release: string }
type Press = string | RegExp
type Row = { name: string; path: (known: Known) => string; presses: (known: Known) => readonly Press[] }

const at = (path: string) => () => `/studio/${path}`
const editor = ({ story }: Known) => `/studio/stories/${story.id}/`
const list = ({ story }: Known) => `/studio/?search=${encodeURIComponent(story.name)}`
const inMenu =
  (item: string) =>
  ({ story }: Known): Press[] => [`Aktionen für ${story.name}`, item]
const tool = (name: string) => (): Press[] => ['Werkzeuge', name]

/** Every kind of dialog, and how it is opened. */
const dialogs: readonly Row[] = [
  { name: 'publish in the editor', path: editor, presses: () => ['Veröffentlichen'] },
  { name: 'take off in the editor', path: editor, presses: () => ['Offline nehmen'] },
  { name: 'plan', path: editor, presses: () => ['Planen'] },
  { name: 'versions', path: editor, presses: tool('Verlauf') },
  { name: 'preview links', path: editor, presses: tool('Vorschau-Links') },
  { name: 'markets', path: editor, presses: tool('Sprachen und Märkte') },
  { name: 'new content', path: at(''), presses: () => ['Neu'] },
  { name: 'rename', path: list, presses: inMenu('Umbenennen') },
  { name: 'move', path: list, presses: inMenu('Verschieben') },
  { name: 'publish in the list', path: list, presses: inMenu('Veröffentlichen') },
  { name: 'take off in the list', path: list, presses: inMenu('Offline nehmen') },
  { name: 'delete', path: list, presses: inMenu('Löschen') },
  {
    name: 'several pages',
    path: list,
    presses: ({ story }) => [`${story.name} auswählen`, 'Veröffentlichen'],
  },
  { name: 'new campaign', path: at('campaigns/'), presses: () => ['Neue Kampagne'] },
  { name: 'new release', path: at('releases/'), presses: () => ['Neues Release'] },
  { name: 'delete a release', path: ({ release }) => release, presses: () => ['Löschen'] },
  { name: 'redirect', path: at('redirects/'), presses: () => ['Neue Weiterleitung'] },
  { name: 'token', path: at('tokens/'), presses: () => ['Neues Token'] },
  { name: 'person', path: at('people/'), presses: () => ['Neue Person'] },
  { name: 'folder of media', path: at('media/'), presses: () => ['Ordner', 'Neuer Ordner'] },
]

const named = (page: Page, name: Press) =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('menuitem', { name, exact: true }))
    .or(page.getByRole('checkbox', { name, exact: true }))
    .filter({ visible: true })
    .first()

test('the actions of every dialog of the Studio are in sight in a small window at 200 %', async ({
  browser,
  address,
  editor: service,
}) => {
  test.setTimeout(240_000)
  const texts = Array.from({ length: 8 }, (_, at) => paragraph(`Absatz ${at}`))
  const made = await service.publishNew('de-de', pageOf(texts))
  await service.save(made, { content: pageOf([...texts, paragraph('Noch einer')]) })
  const story = { id: made.id, name: made.name }
  const person = await studioPerson(browser, address, { role: 'admin' })
  const page = await person.open('/studio/releases/')
  await page.getByRole('button', { name: 'Neues Release' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(`Dialoge ${made.slug}`)
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.waitForURL(/releases\/\d+/)
  const known = { story, release: new URL(page.url()).pathname }
  await page.setViewportSize(zoomed)
  const hidden: string[] = []
  for (const { name, path, presses } of dialogs)
    await test.step(name, async () => {
      await page.goto(path(known))
      const dialog = page.locator('dialog[open]')
      await expect(async () => {
        await page.keyboard.press('Escape')
        for (const press of presses(known)) await named(page, press).click({ timeout: 3_000 })
        await expect(dialog).toBeVisible({ timeout: 3_000 })
      }).toPass({ timeout: 20_000 })
      // Its content is what makes it high.
      await expect(dialog.getByText('Wird geladen …')).toHaveCount(0)
      await expect(dialog.getByText(/werden geprüft/)).toHaveCount(0)
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState !== 'running'),
      )
      hidden.push(
        ...(await dialog.locator('.dialog-foot button').evaluateAll(
          (buttons, of) =>
            buttons.flatMap((button) => {
              const { top, bottom, left, width, height } = button.getBoundingClientRect()
              const shown = document.elementFromPoint(left + width / 2, top + height / 2)
              const isSeen = top >= 0 && bottom <= innerHeight && (shown === button || button.contains(shown))
              return isSeen ? [] : [`${of}: ${button.textContent} ${Math.round(top)}-${Math.round(bottom)}`]
            }),
          name,
        )),
      )
      // What is between head and foot can be read and scrolled.
      const isNarrow = await dialog.evaluate((box) => {
        const foot = box.querySelector('.dialog-foot')?.getBoundingClientRect().height ?? 0
        return box.scrollHeight > box.clientHeight && box.clientHeight - foot < 200
      })
      if (isNarrow) hidden.push(`${name}: no room for what is in it`)
    })
  expect(hidden).toEqual([])
  await person.leave()
})
