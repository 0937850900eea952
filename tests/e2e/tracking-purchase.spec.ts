import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { tagManagerService } from '@/lib/storefront/runtime/consent/validity'
import type { TrackingEvent } from '@/schemas/tracking'
import { freshVisitor } from '../fixtures/decided-visitor'
import { untilHydrated } from '../fixtures/e2e/alive'
import { german, goods, shopperIn } from '../fixtures/e2e/checkout'
import { expect, paths, test } from '../fixtures/e2e/shop-window'
import { decide, eventsIn, recordPushes } from '../fixtures/e2e/tracking'

test.use({ storageState: freshVisitor })

const body = 'Wickelbody mit langen Ärmeln'
const voucher = 'Gutschein zum Ausdrucken'

/** The body of the shop window in size 62, reduced to 15,99 €, as the data layer has it. */
const item = { item_id: 'pw1001', item_name: body, item_brand: 'Prüfling' }
const bodies = (quantity: number) => ({ ...item, item_variant: goods.body, price: 15.99, quantity })

const line = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

type Name = TrackingEvent['event']

test('the events of a whole purchase have the fields and the money of the specification @journey', async ({
  page,
  address,
}) => {
  await decide(page, address, [tagManagerService])
  const pushed = await recordPushes(page)
  const told = (name: Name) => eventsIn(pushed).filter(({ event }) => event === name)
  const first = async (name: Name) => {
    await expect.poll(() => told(name)).not.toEqual([])
    return told(name)[0]
  }

  await page.goto('/de/suche/?term=Wickelbody')
  const list = await first('frontend_view_item_list')
  const listed = list && 'items' in list ? list.items.find(({ item_id }) => item_id === 'pw1001') : undefined
  expect(list).toMatchObject({ event: 'frontend_view_item_list', currency: 'EUR' })
  expect(listed).toEqual({
    ...item,
    price: 15.99,
    index: expect.any(Number),
    item_list_name: expect.stringMatching(/Wickelbody/),
  })
  const tile = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator(`[href*="pw1001"]`) })
  await tile.getByRole('button', { name: /Wunschliste/ }).click()
  expect(await first('frontend_add_to_wishlist')).toEqual({
    event: 'frontend_add_to_wishlist',
    items: [{ item_id: 'pw1001' }],
  })
  await tile.getByRole('button', { name: /Wunschliste/ }).click()
  expect(await first('frontend_remove_from_wishlist')).toEqual({
    event: 'frontend_remove_from_wishlist',
    items: [{ item_id: 'pw1001' }],
  })
  await tile.getByRole('link').first().click()
  expect(await first('frontend_select_item')).toEqual({
    event: 'frontend_select_item',
    currency: 'EUR',
    items: [listed],
  })
  expect(await first('frontend_view_item')).toEqual({
    event: 'frontend_view_item',
    ...{ currency: 'EUR', value: 15.99 },
    items: [bodies(1)],
  })

  await page.goto(`${paths.sage}?variant=${goods.body}`)
  await untilHydrated(page)
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).filter({ visible: true }).click()
  expect(await first('frontend_add_to_cart')).toEqual({
    event: 'frontend_add_to_cart',
    ...{ currency: 'EUR', value: 15.99, items: [bodies(1)] },
  })

  const shopper = shopperIn(page, address, german)
  await shopper.put(goods.voucher)
  await page.goto('/de/warenkorb/')
  const viewed = await first('frontend_view_cart')
  expect(viewed).toMatchObject({ currency: 'EUR', items: expect.arrayContaining([bodies(1)]) })
  const card =
    viewed && 'items' in viewed ? viewed.items.find(({ item_id }) => item_id !== 'pw1001') : undefined
  expect(viewed).toHaveProperty('value', 15.99 + (card?.price ?? Number.NaN))
  await line(page, voucher)
    .getByRole('button', { name: /^Entfernen/ })
    .click()
  expect(await first('frontend_remove_from_cart')).toEqual({
    event: 'frontend_remove_from_cart',
    ...{ currency: 'EUR', value: card?.price, items: [card] },
  })
  await line(page, body)
    .getByRole('combobox', { name: /^Menge/ })
    .selectOption('2')
  expect(await first('frontend_modify_in_cart')).toEqual({
    event: 'frontend_modify_in_cart',
    ...{ currency: 'EUR', value: 31.98, items: [bodies(2)] },
  })

  await page.goto('/de/kasse/login/')
  await shopper.enterGuest('Test@Example.com')
  // The login of the checkout asks for a mail address: the step after it tells that the checkout was begun.
  expect(await first('frontend_begin_checkout')).toEqual({
    event: 'frontend_begin_checkout',
    ...{ currency: 'EUR', value: 31.98, items: [bodies(2)] },
  })
  expect(await first('frontend_auth_guest')).toEqual({ event: 'frontend_auth_guest' })
  await shopper.enterAddress()
  await shopper.choose('Rechnung')
  await shopper.order()
  expect(await first('frontend_purchase')).toEqual({
    event: 'frontend_purchase',
    transaction_id: new URL(page.url()).searchParams.get('order'),
    customer_id: null,
    email_sha256: createHash('sha256').update('test@example.com').digest('hex'),
    isGuestCustomer: true,
    // Two bodies, and 4,99 € for sending them.
    value: 36.97,
    // Each was 19,99 € before.
    sale_reduction_with_tax: 8,
    coupon_reduction_with_tax: 0,
    // 19 % are contained in 36,97 €.
    tax: 5.9,
    shipping: 4.99,
    coupon: null,
    coupon_code: null,
    currency: 'EUR',
    payment_type: 'RE',
    giftcard: 0,
    giftcard_code: null,
    items: [bodies(2)],
    specialCoupon: null,
  })

  await page.reload()
  await expect.poll(() => told('page_view').length).toBeGreaterThan(6)
  const once: Name[] = [
    'frontend_begin_checkout',
    'frontend_auth_guest',
    'frontend_add_to_cart',
    'frontend_remove_from_cart',
    'frontend_modify_in_cart',
    'frontend_view_cart',
    'frontend_purchase',
  ]
  expect(once.map((name) => [name, told(name).length])).toEqual(once.map((name) => [name, 1]))
  const users = told('page_view').map((view) => ('user_id' in view ? view.user_id : undefined))
  expect(new Set(users).size).toBe(1)
  expect(users[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(JSON.stringify(pushed)).not.toMatch(/test@example\.com|Beispiel|Musterweg/i)
})
