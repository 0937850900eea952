import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

/** Visible controls without a word on them that show no name to the eye, neither under the pointer nor with the keyboard. */
const nameless = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('a[href], button, summary')].flatMap((control) => {
    const { width, height } = control.getBoundingClientRect()
    if (width < 2 || height < 2 || control.tabIndex < 0 || control.closest('table [role=row]')) return []
    const isWritten = [control, ...control.querySelectorAll<HTMLElement>('*')].some((part) => {
      const text = [...part.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
      return text && part.getBoundingClientRect().width > 1
    })
    return isWritten || control.title ? [] : [control.outerHTML.slice(0, 160)]
  })

test('a control with only an icon shows its name to the eye, with the keyboard too', async ({
  browser,
  address,
  editor,
}) => {
  const story = await editor.publishNew('de-de', pageOf([paragraph('Ein Absatz')]))
  const person = await studioPerson(browser, address, { role: 'admin', language: 'fr' })
  for (const path of [
    '',
    'media/',
    'campaigns/',
    'releases/',
    'redirects/',
    'people/',
    `stories/${story.id}/`,
  ])
    await test.step(`/studio/${path}`, async () => {
      const page = await person.open(`/studio/${path}`)
      await page.setViewportSize({ width: 1024, height: 760 })
      await expect(page.locator('h1').first()).toBeVisible()
      expect(await page.locator('body').evaluate(nameless)).toEqual([])
      await page.close()
    })

  const page = await person.open(`/studio/stories/${story.id}/`)
  const undo = page
    .getByRole('button', { name: 'Aperçu sur mobile' })
    .or(page.getByRole('button', { name: 'Historique' }))
  await expect(async () => {
    await undo.first().focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(page.locator('[data-tip]')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.locator('[data-tip]')).toHaveText((await undo.first().getAttribute('aria-label')) ?? '')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-tip]')).toBeHidden()
  await person.leave()
})
