import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepare, startCopy } from '../fixtures/process/prepared'
import { get, type Shop, stopShop } from '../fixtures/process/shop'

describe('the second brand', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await startCopy(await prepare('bm'), { SHOP_BRAND: 'bm' })
  })
  afterAll(async () => {
    if (shop) await stopShop(shop)
  })

  it.each([
    ['be', 'nl-BE'],
    ['nl', 'nl-NL'],
    ['be-fr', 'fr-BE'],
    ['fr', 'fr-FR'],
    ['de', 'de-DE'],
  ])('serves /%s/ in %s', async (code, iso) => {
    const { status, text } = await get(`${shop.origin}/${code}/`)
    expect(status).toBe(200)
    expect(text).toMatch(new RegExp(`<html lang="${iso}"[^>]* data-brand="bm"`))
    expect((await get(`${shop.origin}/${code}/gibt-es-nicht/`)).status).toBe(404)
  })

  it.each([
    ['nl', '/nl/'],
    ['nl-BE,nl;q=0.9', '/be/'],
    ['fr-BE', '/be-fr/'],
    ['fr,fr-FR', '/fr/'],
    ['ja', '/de/'],
  ])('sends a visitor whose browser reads %s to %s', async (languages, path) => {
    const { status, headers } = await get(`${shop.origin}/`, { 'accept-language': languages })
    expect(status).toBe(302)
    expect(headers.get('location')).toBe(path)
  })
})

describe('the first brand', () => {
  it('knows nothing of the markets of the second', async () => {
    const shop = await startCopy(await prepare('baby'))
    for (const code of ['nl', 'be', 'be-fr', 'fr'])
      expect({ code, status: (await get(`${shop.origin}/${code}/`)).status }).toEqual({ code, status: 404 })
    const root = await get(`${shop.origin}/`, { 'accept-language': 'nl' })
    expect(root.headers.get('location')).toBe('/de/')
    await stopShop(shop)
  })
})
