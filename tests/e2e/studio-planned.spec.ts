import { violations } from '../fixtures/e2e/axe'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

const berlin = (at: number) => {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(at))
  return parts.replace(' ', 'T')
}

const minute = 60_000

test('a page goes online at the time that was planned, with nobody there', async ({
  browser,
  address,
  editor,
  page: visitor,
}) => {
  test.setTimeout(4 * minute)
  const story = await editor.publishNew('de-de', pageOf([paragraph('Von Anfang an')]))
  await editor.save(story, { content: pageOf([paragraph('Zur geplanten Zeit')]) })
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)
  await page.getByRole('button', { name: 'Planen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichung planen' })
  const send = dialog.getByRole('button', { name: 'Planen' })

  await test.step('a time in the past is refused, and what was typed stays', async () => {
    await dialog.getByLabel('Veröffentlichen am').fill('2020-01-01T00:00')
    await send.click()
    await expect(dialog.getByLabel('Veröffentlichen am')).toHaveAccessibleDescription(/in der Vergangenheit/)
    await expect(dialog.getByLabel('Veröffentlichen am')).toHaveValue('01.01.2020 00:00')
    expect(await violations(page, { without: 'iframe' })).toEqual([])
  })

  await test.step('the plan is kept, and stands in the calendar', async () => {
    // The next full minute may be now.
    await dialog.getByLabel('Veröffentlichen am').fill(berlin(Date.now() + minute))
    await send.click()
    await expect(page.getByText('Die Zeiten sind geplant.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Geplant', exact: true })).toBeVisible()
    await expect(page.getByText(/^Geplant für .*: die Fassung vom .*, geplant von /)).toBeVisible()
    await editor.save(story, { content: pageOf([paragraph('Danach geändert')]) })
    await page.reload()
    await expect(page.getByText('Der Entwurf wurde seitdem geändert.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Neu planen' })).toBeVisible()
    expect(await violations(page, { without: 'iframe' })).toEqual([])
    await page.getByRole('button', { name: 'Geplante Fassung behalten' }).click()
    await expect(page.getByText('Der Entwurf wurde seitdem geändert.')).toHaveCount(0)
    const desk = await person.open('/studio/campaigns/?filter=coming')
    await expect(desk.getByRole('link', { name: story.name, exact: true })).toBeVisible()
  })

  await test.step('at its time shoppers see it, and the open editor says so', async () => {
    await expect(async () => {
      await visitor.goto(`/de/${story.slug}/`)
      await expect(visitor.getByText('Zur geplanten Zeit')).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 2 * minute, intervals: [1_000] })
    await expect(page.getByText(/^Wie geplant wurde die Seite am .* veröffentlicht\./)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Planen', exact: true })).toBeVisible()
  })
  await person.leave()
})

test('an empty page is asked about once its time is chosen, and its button says what it does', async ({
  browser,
  address,
  editor,
}) => {
  const story = await editor.saveNew('de-de', pageOf([]))
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)
  await page.getByRole('button', { name: 'Planen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichung planen' })
  const fault = dialog.getByText('Auf dieser Seite ist nichts zu sehen')
  await expect(dialog.getByLabel('Veröffentlichen am')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Planen', exact: true })).toBeEnabled()
  await expect(fault).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Planen', exact: true }).click()
  await expect(dialog.getByLabel('Veröffentlichen am')).toHaveAccessibleDescription(/wann die Seite/)
  await dialog.getByLabel('Veröffentlichen am').fill('24.12.2099 08:00')
  await expect(fault).toBeVisible()
  await dialog.getByRole('button', { name: 'Trotzdem planen' }).click()
  await expect(page.getByText('Die Zeiten sind geplant.')).toBeVisible()
  await person.leave()
})

test('a release publishes several pages at once', async ({ browser, address, editor, page: visitor }) => {
  const first = await editor.publishNew('de-de', pageOf([paragraph('Alt eins')]))
  const second = await editor.publishNew('de-de', pageOf([paragraph('Alt zwei')]))
  await editor.save(first, { content: pageOf([paragraph('Neu eins')]) })
  await editor.save(second, { content: pageOf([paragraph('Neu zwei')]) })
  const person = await studioPerson(browser, address)
  const page = await person.open('/studio/releases/')
  await page.getByRole('button', { name: 'Neues Release' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neues Release' })
  await dialog.getByRole('button', { name: 'Neues Release' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/geben Sie einen Namen/)
  await dialog.getByLabel('Name').fill(`Release ${first.slug}`)
  await dialog.getByRole('button', { name: 'Neues Release' }).click()
  await expect(page.getByRole('heading', { name: `Release ${first.slug}` })).toBeVisible()

  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'keine Seite' })).toBeVisible()
  for (const { slug, name } of [first, second]) {
    await page.getByLabel('Seiten suchen').fill(slug)
    await page.getByRole('button', { name: `${name} hinzufügen` }).click()
    await expect(page.getByRole('button', { name: `${name} herausnehmen` })).toBeVisible()
    await expect(page.getByRole('button', { name: `${name} hinzufügen` })).toBeFocused()
  }
  // React takes the title out for a moment when the page is renewed.
  await expect(page).toHaveTitle(/./)
  expect(await violations(page)).toEqual([])

  await test.step('who changes one of its pages is told that the change is not in it', async () => {
    const edited = await person.open(`/studio/stories/${first.id}/`)
    const told = edited.getByText(`Liegt im Release „Release ${first.slug}“`)
    await expect(told).not.toContainText('seitdem geändert')
    await edited.getByRole('treeitem', { name: /Neu eins/ }).click()
    await edited.getByRole('textbox', { name: 'Text', exact: true }).fill('Nach dem Release')
    await expect(told).toContainText('Diese Änderungen sind nicht im Release.')
    await expect(edited.locator('[data-state=saved]')).toBeVisible()
    await edited.close()
  })

  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  await expect(page.getByText('Das Release ist veröffentlicht.')).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: /^Veröffentlicht: / })).toBeVisible()
  for (const [{ slug }, words] of [
    [first, 'Neu eins'],
    [second, 'Neu zwei'],
  ] as const)
    await expect(async () => {
      await visitor.goto(`/de/${slug}/`)
      await expect(visitor.getByText(words)).toBeVisible({ timeout: 500 })
    }).toPass()
  await person.leave()
})
