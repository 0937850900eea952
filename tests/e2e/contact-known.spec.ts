import { freshVisitor } from '../fixtures/decided-visitor'
import { customers } from '../fixtures/e2e/customer'
import { expect, test } from '../fixtures/e2e/test'
import { decide } from '../fixtures/e2e/tracking'

// Each test decides itself.
test.use({ storageState: freshVisitor })

const { customerIn } = customers()

test('the contact form is filled in for a customer, and for nobody else', async ({ page, address }) => {
  await decide(page, address, [])
  const fields = () =>
    Promise.all(['name', 'email'].map((name) => page.locator(`#form-contact-${name}`).inputValue()))
  const known = page.waitForResponse('**/api/user/?*')
  await page.goto('/de/kontakt/')
  await (await known).finished()
  expect(await fields()).toEqual(['', ''])
  const email = await customerIn(page, address)
  await page.goto('/de/kontakt/')
  await expect.poll(fields).toEqual(['Test Person', email])
})
