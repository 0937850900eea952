import { expect, test } from '../fixtures/e2e/test'

test('the switch of markets leads to the same page and keeps the choice', async ({
  shop,
  page,
  context,
  baseURL,
}) => {
  await shop.open('/de/versand/')
  await page
    .getByRole('navigation', { name: 'Land und Sprache' })
    .getByRole('link', { name: /Suisse/ })
    .click()
  await expect(page).toHaveURL('/ch-fr/livraison/')
  const cookie = (await context.cookies(baseURL)).find(({ name }) => name === 'i18n_redirected')
  expect(cookie).toMatchObject({ name: 'i18n_redirected', value: 'ch-fr', path: '/', sameSite: 'Lax' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)
  await shop.open('/')
  await expect(page).toHaveURL('/ch-fr/')
})
