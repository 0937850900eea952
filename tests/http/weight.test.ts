import { expect, test } from '../fixtures/http/test'

/** In bytes before compression. That of a product is 150 KiB, that of the basket 60 KiB. */
const heaviest = { page: 170_000, product: 153_600, basket: 61_440, checkout: 70_000 }

for (const [path, most] of [
  ['/de/', heaviest.page],
  ['/ch-fr/', heaviest.page],
  ['/de/kleidung/', heaviest.page],
  ['/ch-fr/vetements/', heaviest.page],
  ['/de/p/moosling-farn-strampler-fiora-aprikose-100043/', heaviest.product],
  ['/de/warenkorb/', heaviest.basket],
  ['/de/kasse/login/', heaviest.checkout],
] as const)
  test(`the document of ${path} has at most ${most} bytes`, async ({ ask }) => {
    const { status, body } = await ask(path)
    expect(status).toBe(200)
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(most)
  })
