import { unfold } from '../fixtures/e2e/document'
import { brokenWord, marker, soundWord } from '../fixtures/e2e/hostile-story'
import { expect, test } from '../fixtures/e2e/test'
import { watchFaults } from '../fixtures/e2e/watch'

test('a story of 500 hostile blocks renders, runs nothing and shows a shopper nothing that is broken', async ({
  page,
  shop,
  ask,
  editor,
  address,
}) => {
  const story = await editor.publishHostile('de-de')
  const path = `/de/${story.slug}/`
  const faults = watchFaults(page, address)
  expect(await shop.open(path)).toBe(200)
  await unfold(page)

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`${soundWord} am Anfang`)
  await expect(main.getByText(`${soundWord} am Ende`)).toBeVisible()
  await expect(main.getByText('<script>').first()).toBeVisible()

  // Every link and every spot with a handler would have its chance.
  for (const box of await main.getByRole('link').all())
    await box.hover({ force: true, timeout: 2_000 }).catch(() => {})
  expect(await page.evaluate((name) => name in window, marker)).toBe(false)
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll('[href], [src], [action], [srcset]')].flatMap((element) =>
      ['href', 'src', 'action'].flatMap((name) =>
        element.getAttribute(name) === null ? [] : [Reflect.get(element, name)],
      ),
    ),
  )
  for (const each of addresses) expect(each).toMatch(/^(?:https?:|mailto:|tel:)/)
  expect(addresses.filter((each) => new URL(each).host.includes('evil'))).toEqual([])
  const handlers = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
  )
  expect(handlers).toEqual([])
  expect(faults).toEqual([])

  const { body, status } = await ask(path)
  expect(status).toBe(200)
  expect(body).not.toContain(brokenWord)
  expect(body).not.toMatch(/Der Block|nicht bekannt/)
})
