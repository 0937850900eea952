import type { Page } from '@playwright/test'
import { violations } from '../fixtures/e2e/axe'
import { expect, test } from '../fixtures/e2e/test'
import { addStudioPeople, type StudioPeople, type StudioRole } from '../fixtures/studio'

let people: StudioPeople
test.beforeAll(async () => {
  people = await addStudioPeople()
})
test.afterAll(() => people.remove())

const comeAs = async (page: Page, address: string, role: StudioRole) => {
  const [name = '', value = ''] = people.cookies[role].split('=')
  await page.context().addCookies([{ name, value, url: address, httpOnly: true, sameSite: 'Lax' }])
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })

test.describe('the Studio', () => {
  test('asks strangers to log in, and says when they may not', async ({ page, shop }) => {
    await shop.open('/studio/log/')
    await expect(page).toHaveURL(/\/studio\/login\/\?target=/)
    expect(await violations(page)).toEqual([])
    await page.getByLabel('E-Mail-Adresse').fill('niemand@example.com')
    await page.getByLabel('Passwort').fill('ein falsches Passwort')
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'stimmt nicht' })).toBeVisible()
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('niemand@example.com')
    await expect(page.getByLabel('Passwort')).toBeFocused()
  })

  test('tells that a story is gone, with a way back to what there is', async ({ page, address }) => {
    await comeAs(page, address, 'editor')
    const answer = await page.goto('/studio/stories/999999999/')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Diesen Inhalt gibt es nicht' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Zu den Inhalten' }).click()
    await expect(row(page, 'de-de')).toBeVisible()
  })

  test('lets a publisher make, publish and delete a story by the keyboard @journey', async ({
    page,
    address,
    shop,
  }) => {
    const name = `Testseite ${crypto.randomUUID().slice(0, 8)}`
    await comeAs(page, address, 'publisher')
    await shop.open('/studio/')
    await expect(row(page, 'de-de')).toBeVisible()
    expect(await violations(page)).toEqual([])

    await shop.tabTo(row(page, 'de-at'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(row(page, 'de-de')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(row(page, 'Startseite')).toBeVisible()

    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Aus Vorlage').click()
    await dialog.getByLabel('Name').fill(name)
    await expect(dialog.getByLabel('Ordner', { exact: true }).last()).toHaveValue(/\d/)
    await dialog.getByRole('searchbox').fill('Versand und Rückgabe')
    await dialog.getByRole('radio', { name: /de-de\/versand/ }).check()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Anlegen' }).click()
    await page.waitForURL(/\/studio\/stories\/\d+\//)

    await shop.open('/studio/')
    await page.keyboard.press('/')
    await page.keyboard.type(name)
    await expect(row(page, name)).toContainText('Entwurf')
    await row(page, name)
      .getByRole('button', { name: /Aktionen/ })
      .click()
    await page.getByRole('menuitem', { name: 'Veröffentlichen' }).click()
    await expect(dialog).toContainText('Die Seite erscheint neu im Shop.')
    await expect(dialog).toContainText('Zuletzt gespeichert am')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Veröffentlichen' }).click()
    await expect(row(page, name)).toContainText('Veröffentlicht')

    await row(page, name).focus()
    await page.keyboard.press('Delete')
    await expect(dialog).toContainText('verschwindet sofort aus dem Shop')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Löschen' }).click()
    await expect(row(page, name)).toBeHidden()

    await shop.open('/studio/log/')
    await expect(row(page, '').filter({ hasText: `${name} gelöscht` })).toBeVisible()
    await expect(row(page, '').filter({ hasText: `${name} veröffentlicht` })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test('begins a dialog at its first field or its safe choice, and gives the focus back', async ({
    page,
    address,
    shop,
  }) => {
    await comeAs(page, address, 'admin')
    await shop.open('/studio/')
    const dialog = page.getByRole('dialog')
    const menu = row(page, 'de-de').getByRole('button', { name: /Aktionen/ })
    const openers = [
      { opener: page.getByRole('button', { name: 'Neu', exact: true }), first: dialog.getByLabel('Name') },
      { opener: menu, item: 'Umbenennen', first: dialog.getByLabel('Name') },
      { opener: menu, item: 'Löschen', first: dialog.getByRole('button', { name: 'Abbrechen' }) },
    ]
    for (const { opener, item, first } of openers)
      for (const leave of ['Escape', 'Abbrechen', 'Schließen']) {
        await opener.click()
        if (item) await page.getByRole('menuitem', { name: item }).click()
        await expect(first).toBeFocused()
        if (leave === 'Escape') await page.keyboard.press(leave)
        else await dialog.getByRole('button', { name: leave }).click()
        await expect(dialog).toBeHidden()
        await expect(opener).toBeFocused()
      }
    await shop.open('/studio/redirects/')
    const add = page.getByRole('button', { name: 'Neue Weiterleitung' })
    await add.click()
    await expect(dialog.locator(':focus')).toHaveAttribute('id', /./)
    await expect(dialog.getByRole('button', { name: 'Schließen' })).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(add).toBeFocused()
  })

  test('keeps the focus in the tree where a story goes', async ({ page, address, shop, editor, tokens }) => {
    const mark = crypto.randomUUID().slice(0, 8)
    const kept = await editor.saveNew('de-de', { component: 'page', body: [] })
    await editor.save(kept, { name: `Zweite ${mark}` })
    const gone = await page.request.post('/cdn-api/v1/spaces/1/stories/', {
      headers: { authorization: tokens.management },
      data: { story: { name: `Erste ${mark}`, slug: mark, content: { component: 'page', body: [] } } },
    })
    expect(gone.status()).toBe(201)
    await comeAs(page, address, 'publisher')
    await shop.open('/studio/')
    await page.getByRole('searchbox').fill(mark)
    const rows = page.getByRole('row').filter({ hasText: mark })
    await expect(rows).toHaveCount(2)
    await row(page, `Erste ${mark}`).focus()
    await page.keyboard.press('Delete')
    const remove = page.getByRole('dialog').getByRole('button', { name: 'Löschen' })
    await expect(remove).not.toHaveAttribute('aria-disabled')
    await shop.tabTo(remove)
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toBeFocused()
  })

  test('keeps the focus where the line with it is deleted from a table', async ({ page, address, shop }) => {
    const mark = crypto.randomUUID().slice(0, 8)
    await comeAs(page, address, 'admin')
    const headers = { 'sec-fetch-site': 'same-origin' }
    for (const name of ['a', 'b', 'c'])
      await page.request.put('/api/studio/redirects/', {
        headers,
        data: { locale: 'de-de', source: `/${mark}-${name}`, target: '/de/kontakt/', status: 301 },
      })
    await shop.open(`/studio/redirects/?search=${mark}`)
    const remove = (name: string) =>
      page.getByRole('row', { name: `(de-de) /${mark}-${name}` }).getByRole('button', { name: 'Löschen' })
    for (const [name, next] of [
      ['b', 'c'],
      ['c', 'a'],
    ] as const) {
      await remove(name).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
      await expect(remove(name)).toHaveCount(0)
      await expect(remove(next)).toBeFocused()
    }
    await remove('a').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(remove('a')).toHaveCount(0)
    await expect(page.locator(':focus')).toHaveCount(1)
  })

  test('says before a page is made that it would have no address', async ({ page, address, shop }) => {
    await comeAs(page, address, 'editor')
    await shop.open('/studio/')
    await expect(row(page, 'de-at')).toHaveAttribute('aria-selected', 'false')
    await page.getByRole('button', { name: 'Neu', exact: true }).click()
    const folder = page.getByRole('dialog').getByLabel('Ordner', { exact: true }).last()
    await expect(folder).toHaveAccessibleDescription('')
    await folder.selectOption({ label: 'Oberste Ebene' })
    await expect(folder).toHaveAccessibleDescription(/keine Adresse im Shop/)
    const market = folder.locator('option', { hasText: '(de-de)' }).first()
    await folder.selectOption(await market.getAttribute('value'))
    await expect(folder).toHaveAccessibleDescription('')
  })

  test('lists its keys under the question mark', async ({ page, address, shop }) => {
    await comeAs(page, address, 'editor')
    await shop.open('/studio/')
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Tastenkürzel' })
    await expect(dialog).toContainText('Neuer Inhalt')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('lets an administrator add a person, who can log in, and remove the person', async ({
    page,
    address,
    shop,
    browser,
  }) => {
    await comeAs(page, address, 'admin')
    await shop.open('/studio/people/')
    expect(await violations(page)).toEqual([])
    const mail = `neu-${crypto.randomUUID().slice(0, 8)}@example.com`
    await page.getByRole('button', { name: 'Neue Person' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Test Neuling')
    await dialog.getByLabel('E-Mail-Adresse').fill(mail)
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Anlegen' }).click()
    const password = await page
      .getByRole('status')
      .filter({ hasText: /^(?:\w{5}-){3}\w{5}$/ })
      .textContent()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Ja, schließen' }).click()

    const other = await browser.newContext({ baseURL: address, locale: 'de-DE' })
    const newcomer = await other.newPage()
    await newcomer.goto('/studio/')
    await newcomer.getByLabel('E-Mail-Adresse').fill(mail)
    await newcomer.getByLabel('Passwort').fill(password ?? '')
    await newcomer.getByRole('button', { name: 'Anmelden', exact: true }).click()
    // Who made the account knows its password: nothing else comes before an own one.
    await expect(newcomer.getByRole('heading', { name: 'Eigenes Passwort wählen' })).toBeVisible()
    await newcomer.goto('/studio/media/')
    await expect(newcomer).toHaveURL(/\/studio\/profile\//)
    await newcomer.getByLabel('Bisheriges Passwort').fill(password ?? '')
    await newcomer.getByLabel('Neues Passwort').fill(`Nur ich kenne es ${mail}`)
    await newcomer.getByRole('button', { name: 'Passwort ändern' }).click()
    await expect(row(newcomer, 'de-de')).toBeVisible()
    await expect(newcomer.getByRole('link', { name: 'Personen' })).toBeHidden()

    await page.getByRole('row', { name: mail }).getByRole('button', { name: 'Entfernen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
    await expect(page.getByRole('row', { name: mail })).toBeHidden()
    await newcomer.goto('/studio/')
    await expect(newcomer).toHaveURL(/\/studio\/login\//)
    await other.close()
  })

  for (const path of ['/studio/profile/', '/studio/tokens/', '/studio/redirects/']) {
    test(`has no barriers at ${path}`, async ({ page, address, shop }) => {
      await comeAs(page, address, 'admin')
      await shop.open(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  }
})
