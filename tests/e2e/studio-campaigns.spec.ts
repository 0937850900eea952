import { violations } from '../fixtures/e2e/axe'
import { page as pageOf } from '../fixtures/e2e/pages'
import { expect, test } from '../fixtures/e2e/shop-window'
import { studioPerson } from '../fixtures/e2e/studio'

const hour = 60 * 60 * 1000
const utc = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

test('the desk tells what comes, where it meets, and why a page shows it or not', async ({
  browser,
  address,
  editor,
}) => {
  const name = `Aktion ${crypto.randomUUID().slice(0, 8)}`
  const begins = Date.now() + 48 * hour
  const teaser = (headline: string, fields: object) => ({
    component: 'campaign_teaser',
    _uid: crypto.randomUUID(),
    headline,
    level: 'h2',
    ...fields,
  })
  // A content page has no product: the brand alone would never be met there.
  const trigger = (type: string, value: string) => ({
    ...{ component: 'trigger', _uid: crypto.randomUUID() },
    ...{ type, value },
  })
  const forBrand = { triggers: [trigger('marke', 'Prüfling'), trigger('url', '/de/')] }
  await editor.publishNew(
    'de-de',
    pageOf([teaser(name, { dateFrom: utc(begins) }), teaser(`${name} B`, forBrand)]),
  )
  const person = await studioPerson(browser, address, { role: 'editor' })
  const page = await person.open('/studio/campaigns/?filter=coming')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

  await test.step('it comes, and meets the other in its place', async () => {
    await expect(row).toContainText('Kommt')
    await expect(row).toContainText(`wie „${name} B“`)
    await page
      .getByRole('navigation', { name: 'Auswahl' })
      .getByRole('link', { name: /Läuft jetzt/ })
      .click()
    await expect(page.getByRole('heading', { name: `${name} B` })).toBeVisible()
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
    await page.getByLabel('Markt').selectOption({ label: 'Österreich, Deutsch' })
    await page.getByRole('button', { name: 'Anzeigen', exact: true }).click()
    await expect(page.getByRole('heading', { name: `${name} B` })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await page.goto('/studio/campaigns/?filter=coming')
  })

  const why = (headline: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: headline, exact: true }) })
  const frame = page.frameLocator('iframe')

  await test.step('now the page shows neither, for reasons that it says', async () => {
    await row.getByRole('link', { name }).click()
    await expect(why(name)).toContainText('Wird nicht gezeigt')
    await expect(why(name)).toContainText('Beginnt erst am')
    await expect(why(`${name} B`)).toContainText('Auf der Seite ist kein Produkt mit einer Marke')
    await expect(frame.getByRole('heading', { name })).toHaveCount(0)
  })

  await test.step('in three days with a product of the brand it shows both, also in the frame', async () => {
    const at = new Date(begins + 24 * hour).toISOString().slice(0, 16)
    await page.getByLabel('Zeitpunkt').fill(at)
    await page.getByLabel('Produktnummer').fill('pw1001')
    await page.getByRole('button', { name: 'Anzeigen', exact: true }).click()
    await expect(page).toHaveURL(/product=pw1001/)
    await expect(why(name)).toContainText('Wird gezeigt')
    await expect(why(`${name} B`)).toContainText('Die Marke Prüfling gehört zu Prüfling.')
    await expect(why(`${name} B`)).toContainText('Wird gezeigt')
    await expect(frame.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(frame.getByRole('heading', { name: `${name} B` })).toBeVisible()
    expect(await violations(page, { without: 'iframe' })).toEqual([])
  })

  await test.step('a product that is not there is told, and what was asked stays', async () => {
    await page.getByLabel('Produktnummer').fill('gibtsnicht')
    await page.getByRole('button', { name: 'Anzeigen', exact: true }).click()
    await expect(page.getByLabel('Produktnummer')).toHaveValue('gibtsnicht')
    await expect(page.getByLabel('Produktnummer')).toHaveAccessibleDescription(
      /gibt es in diesem Markt nicht/,
    )
  })
  await person.leave()
})

test('in the editor a campaign stays as a ghost, shows in its situation, and takes its values from what there is', async ({
  browser,
  address,
  editor,
}) => {
  const name = `Aktion ${crypto.randomUUID().slice(0, 8)}`
  const begins = Date.now() + 48 * hour
  const teaser = (headline: string, fields: object) => ({
    ...{ component: 'campaign_teaser', _uid: crypto.randomUUID(), headline, level: 'h2' },
    ...fields,
  })
  const trigger = { component: 'trigger', _uid: crypto.randomUUID(), type: 'marke', value: 'Gibtsnicht' }
  const story = await editor.publishNew(
    'de-de',
    pageOf([teaser(name, { dateFrom: utc(begins) }), teaser(`${name} B`, { triggers: [trigger] })]),
  )
  const person = await studioPerson(browser, address, { role: 'editor' })
  const page = await person.open(`/studio/stories/${story.id}/`)
  const frame = page.frameLocator('iframe')
  const ghost = (kind: string) => frame.locator(`[data-ghost=${kind}]`).filter({ hasText: name })
  const line = (words: string | RegExp) => page.getByRole('treeitem', { name: words })
  const value = page.getByLabel('Wert', { exact: true })

  await test.step('now both are ghosts, with the reason', async () => {
    await expect(ghost('coming')).toContainText('Noch nicht zu sehen: beginnt am')
    await expect(ghost('coming').getByRole('heading', { name })).toBeVisible()
    await expect(ghost('unmet')).toContainText(`${name} B`)
    expect(await violations(page, { without: 'iframe' })).toEqual([])
  })

  await test.step('a click on a ghost selects it', async () => {
    await ghost('coming').getByRole('heading', { name }).click()
    await expect(line(name).first()).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('a brand that is not there is a fault, and others are chosen', async () => {
    await line(/Auslöser.*Gibtsnicht/).click()
    await expect(value).toHaveAccessibleDescription(/Gibt es hier nicht: Gibtsnicht/)
    await page.getByLabel('Ausgelöst durch', { exact: true }).selectOption('sale')
    await expect(value).toHaveCount(0)
    await page.getByLabel('Ausgelöst durch', { exact: true }).selectOption({ label: 'Marke' })
    // What was typed for a kind comes back with it.
    await expect(value).toHaveValue('Gibtsnicht')
    await value.fill('')
    await expect(value).toHaveAccessibleDescription(/Ohne Wert trifft der Auslöser nie zu/)
    await page.getByRole('button', { name: 'Marken auswählen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Marken auswählen' })
    await dialog.getByLabel('Suchen').fill('Prüfling')
    await dialog.getByRole('button', { name: /^Prüfling/ }).click()
    await page.keyboard.press('Escape')
    await expect(value).toHaveValue('Prüfling')
    await expect(value).not.toHaveAccessibleDescription(/Ohne Wert/)
  })

  await test.step('at its time, with a product of the brand, the page is as visitors will see it', async () => {
    await page.getByText('Zeitpunkt und Situation').click()
    const clock = new Date(begins + 26 * hour).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
    await page.getByLabel('Zeitpunkt', { exact: true }).fill(clock.replace(' ', 'T').slice(0, 16))
    const number = page.getByLabel('Produktnummer')
    await number.fill('gibtsnicht')
    await page.getByRole('button', { name: 'So ansehen' }).click()
    await expect(number).toHaveAccessibleDescription(/Dieses Produkt gibt es in diesem Markt nicht/)
    await number.fill('pw1001')
    await page.getByRole('button', { name: 'So ansehen' }).click()
    await expect(number).not.toHaveAccessibleDescription(/gibt es in diesem Markt nicht|Als wäre/)
    await expect(frame.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(frame.getByRole('heading', { name: `${name} B` })).toBeVisible()
    await expect(frame.locator('[data-ghost]').filter({ hasText: name })).toHaveCount(0)
    await page.getByRole('button', { name: 'Wie jetzt' }).click()
    await expect(ghost('coming')).toBeVisible()
  })
  await person.leave()
})

test('a campaign that is begun for a product is refused on a page that has none', async ({
  browser,
  address,
  editor,
}) => {
  const story = await editor.publishNew('de-de', pageOf([]))
  const person = await studioPerson(browser, address, { role: 'editor' })
  const page = await person.open('/studio/campaigns/')
  await page.getByRole('button', { name: 'Neue Kampagne' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neue Kampagne' })
  const search = dialog.getByLabel('Auf welcher Seite?')
  await search.fill(story.slug)
  const hit = dialog.getByRole('button', { name: story.name })
  await expect(hit).toBeVisible()
  await search.press('ArrowDown')
  await expect(hit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(`Gewählt: ${story.name}`)).toBeVisible()
  const trigger = dialog.getByLabel('Nur wenn …')
  await trigger.selectOption({ label: 'Marke' })
  await expect(trigger).toHaveAccessibleDescription(/ist eine Inhaltsseite und zeigt kein Produkt/)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Weiter im Editor' }).click()
  await expect(dialog).toBeVisible()
  await trigger.selectOption({ label: 'Adresse' })
  await dialog.getByRole('button', { name: 'Weiter im Editor' }).click()
  await expect(page).toHaveURL(new RegExp(`/studio/stories/${story.id}/`))
  await person.leave()
})
