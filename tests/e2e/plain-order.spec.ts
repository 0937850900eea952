import { german, shopperIn } from '../fixtures/e2e/checkout'
import { overflow } from '../fixtures/e2e/document'
import { unreachable } from '../fixtures/e2e/reachable'
import { expect, paths, test } from '../fixtures/e2e/shop-window'

/** Windows of phones, one of them at twice the zoom, and of a desk. */
const windows = [
  { width: 195, height: 422 },
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
]

for (const viewport of windows)
  test.describe(() => {
    test.use({ viewport })

    test(`without scripts the same buttons lead from a product to its order, at ${viewport.width} px`, async ({
      openPlain,
      address,
    }) => {
      const page = await openPlain(paths.sage62)
      const shopper = shopperIn(page, address, german)
      const look = async (name: string) => {
        expect.soft(await overflow(page), name).toBe(0)
        expect.soft(await unreachable(page), name).toEqual([])
      }
      await look('product')
      await page.getByRole('radio', { name: '62', exact: true }).check()
      await shopper.button('In den Warenkorb').click()
      await expect(page.getByRole('article').first()).toBeVisible()
      await look('basket')
      await page
        .getByRole('link', { name: 'Zur Kasse' })
        .or(shopper.button('Zur Kasse'))
        .filter({ visible: true })
        .click()
      await expect(shopper.heading(german.titles.login)).toBeVisible()
      await look('login')
      await shopper.enterGuest()
      await look('address')
      await shopper.enterAddress()
      await look('payment')
      await shopper.choose(german.invoice)
      await look('review')
      await shopper.order()
      await look('thanks')
    })
  })
