import type { Page } from '@playwright/test'
import { german, goods, shopperIn } from '../fixtures/e2e/checkout'
import { expect, test } from '../fixtures/e2e/shop-window'

type Shopper = ReturnType<typeof shopperIn>

async function toReview(shopper: Shopper) {
  await shopper.put(goods.body)
  await shopper.begin()
  await shopper.enterGuest()
  await shopper.enterAddress()
  await shopper.choose(german.invoice)
}

/** What is said of one piece that became two, and that nothing is ordered yet. */
async function expectTold(page: Page) {
  const told = page.getByRole('alert').filter({ hasText: 'Etwas hat sich geändert' })
  await expect(told).toContainText('2 statt 1 Stück')
  await expect(told).toContainText('Zu zahlen:')
  await expect(told).toContainText('Noch ist nichts bestellt')
  await expect(told).toBeInViewport()
}

test('a quantity that another tab changes is told at the review at once, and kept', async ({
  page,
  context,
  address,
}) => {
  const shopper = shopperIn(page, address, german)
  await toReview(shopper)
  const other = await context.newPage()
  await other.goto('/de/warenkorb/')
  await other.getByRole('combobox', { name: /^Menge/ }).selectOption('2')
  await expectTold(page)
  await expect(page.getByRole('main')).toContainText(german.home.street)
  await shopper.order()
})

for (const isPlain of [false, true])
  test(`an order of what has changed unheard is refused with a word ${isPlain ? 'without' : 'with'} scripts`, async ({
    page,
    openPlain,
    address,
  }) => {
    const shown = isPlain ? await openPlain('/de/') : page
    const shopper = shopperIn(shown, address, german)
    await toReview(shopper)
    await shopper.put(goods.body)
    await shopper.button(german.order).click()
    await expectTold(shown)
    await expect(shown.getByRole('main')).toContainText(german.home.street)
    await shopper.order()
  })
