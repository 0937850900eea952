import type { Locator, Page } from '@playwright/test'
import type { Basket } from '@/schemas/api/basket'
import { violations } from '../fixtures/e2e/axe'
import { overflow } from '../fixtures/e2e/document'
import { headline, page as pageOf } from '../fixtures/e2e/pages'
import { putPromotion } from '../fixtures/e2e/promotion'
import { expect, test } from '../fixtures/e2e/shop-window'

const guide = '/de/ratgeber/schlafsack-tog/'
const highChairs = '/de/essen/hochstuehle/'

/** ‘1.234,56 €’ in minor units. */
const minorUnits = (text: string | null) => Number(text?.replace(/\D/g, ''))

async function basketOf(page: Page): Promise<Basket> {
  const answer = await page.request.get('/api/basket/?locale=de-de')
  expect(answer.status()).toBe(200)
  return (await answer.json()) as Basket
}

/** The size of a sleeping bag, whose entry also names the body heights. */
async function choose(list: Locator, size: string) {
  const entry = list.getByRole('option', { name: new RegExp(`^${size} · \\d+–\\d+ cm$`) })
  await list.selectOption(await entry.getAttribute('value'))
}

async function press(page: Page, name: RegExp) {
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/basket/items/'))
  await page.getByRole('button', { name }).click()
  expect((await answered).status()).toBe(200)
}

test('the size that is chosen on the guide lies in the basket @phone', async ({ page, shop }) => {
  await shop.open(guide)
  const block = page.getByRole('region', { name: 'Einer für die meisten Nächte' })
  await choose(block.getByLabel('Größe'), '90')
  await press(page, /^In den Warenkorb: Ganzjahresschlafsack/)
  const { items, quantity } = await basketOf(page)
  expect(quantity).toBe(1)
  expect(items).toMatchObject([
    {
      product: { number: '100008' },
      variant: { choice: expect.arrayContaining([expect.stringContaining('90')]) },
    },
  ])
  expect(await overflow(page)).toBe(0)
})

test('the guide adds nothing before a size is chosen, and says so at the sizes @phone', async ({
  page,
  shop,
}) => {
  await shop.open(guide)
  const block = page.getByRole('region', { name: 'Einer für die meisten Nächte' })
  const sizes = block.getByLabel('Größe')
  await expect(sizes).toHaveValue('')
  await block.getByRole('button', { name: /^In den Warenkorb: Ganzjahresschlafsack/ }).click()
  await expect(block.getByRole('alert')).toHaveText('Bitte wählen Sie zuerst eine Größe.')
  await expect(sizes).toBeFocused()
  expect((await basketOf(page)).quantity).toBe(0)
  await choose(sizes, '90')
  await expect(block.getByRole('alert')).toHaveCount(0)
})

test('a bundle goes into the basket at once, and costs there what the page says @phone', async ({
  page,
  shop,
}) => {
  await shop.open(highChairs)
  const block = page.getByRole('region', { name: 'Bereit für den Familientisch' })
  await expect(block.getByRole('listitem')).toHaveCount(3)
  await block.getByLabel('Ausführung').selectOption('Ohne Babyaufsatz')
  const alone = minorUnits(await block.locator('s').last().textContent())
  const saved = minorUnits(await block.getByText(/^Sie sparen/).textContent())
  expect(saved).toBeGreaterThan(0)
  await press(page, /^Alle 3 in den Warenkorb/)
  const { items, cost } = await basketOf(page)
  expect(items.map(({ customData }) => customData)).toEqual(
    items.map(() => ({ cPromo: { promotionId: 'meal-set' } })),
  )
  expect(items).toHaveLength(3)
  expect(cost.goods).toBe(alone)
  expect(cost.reductions).toMatchObject([{ id: 'meal-set', amount: saved }])
  expect(items.reduce((sum, { reduction }) => sum + reduction, 0)).toBe(saved)
})

test.describe('an editor places them', () => {
  const uid = 'basket-blocks'
  const directAdd = (fields: object) => ({ component: 'basket_direct_add', _uid: uid, ...fields })
  const bundle = (fields: object) => ({ component: 'bundle_promotion', _uid: uid, ...fields })

  test('what is sold out can be looked at and not be added', async ({ page, shop, editor }) => {
    const block = directAdd({ headline: 'Unser Body', number: 'pw1001' })
    const story = await editor.publishNew('de-de', pageOf([headline('Angebot'), block]))
    await shop.open(`/de/${story.slug}/`)
    const region = page.getByRole('region', { name: 'Unser Body' })
    await region.getByLabel('Größe').selectOption('50 (ausverkauft)')
    await expect(region.getByText('Ausverkauft', { exact: true })).toBeVisible()
    await expect(region.getByRole('button')).toHaveCount(0)
    await region.getByLabel('Größe').selectOption('74')
    await expect(region.getByText(/22,99/)).toBeVisible()
    await press(page, /^In den Warenkorb: Wickelbody/)
    expect((await basketOf(page)).items).toMatchObject([{ variant: { referenceKey: 'PW.pw1001.074' } }])
  })

  test('the price of a bundle follows the sizes, and the basket agrees', async ({ page, shop, editor }) => {
    const promotion = await putPromotion({ sets: [['pw1001'], ['pw3001']], relative: 0.15 })
    try {
      const story = await editor.publishNew(
        'de-de',
        pageOf([headline('Angebot'), bundle({ promotion: promotion.id })]),
      )
      await shop.open(`/de/${story.slug}/`)
      const region = page.getByRole('region', { name: promotion.label })
      const before = minorUnits(await region.getByText(/^Sie sparen/).textContent())
      const sizes = region.getByLabel('Größe').first()
      await region.getByRole('button', { name: /^Beide in den Warenkorb/ }).click()
      await expect(sizes).toBeFocused()
      await expect(region.getByRole('alert').first()).toHaveText('Bitte wählen Sie zuerst eine Größe.')
      expect((await basketOf(page)).quantity).toBe(0)
      await sizes.selectOption('74')
      const lengths = region.getByRole('combobox').nth(1)
      await lengths.selectOption({ index: 1 })
      await expect(region.getByRole('alert')).toHaveCount(0)
      const saving = region.getByText(/^Sie sparen/)
      await expect.poll(async () => minorUnits(await saving.textContent())).toBeGreaterThan(before)
      const saved = minorUnits(await saving.textContent())
      await press(page, /^Beide in den Warenkorb/)
      expect((await basketOf(page)).cost.reductions).toEqual([
        { id: promotion.id, label: promotion.label, amount: saved },
      ])
    } finally {
      await promotion.remove()
    }
  })

  test('without scripts they show prices and lead to the products', async ({ openPlain, editor }) => {
    const blocks = [directAdd({ headline: 'Unser Body', number: 'pw1001' })]
    const story = await editor.publishNew('de-de', pageOf([headline('Angebot'), ...blocks]))
    const plain = await openPlain(`/de/${story.slug}/`)
    const region = plain.getByRole('region', { name: 'Unser Body' })
    await expect(region.getByText(/15,99/)).toBeVisible()
    await expect(region.getByRole('link', { name: 'Zum Produkt' })).toBeVisible()
    await expect(region.getByRole('button')).toHaveCount(0)
    await expect(region.getByRole('combobox')).toHaveCount(0)
  })

  test('have no accessibility violations', async ({ page, shop }) => {
    for (const name of ['basket_direct_add', 'bundle_promotion']) {
      await shop.open(`/de/documentation/blocks/${name}/`)
      expect(await violations(page), name).toEqual([])
    }
  })
})
