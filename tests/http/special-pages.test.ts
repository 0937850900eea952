import { randomUUID } from 'node:crypto'
import { headline, page } from '../fixtures/e2e/pages'
import { sage } from '../fixtures/http/basket'
import { guest, test } from '../fixtures/http/checkout'
import { describe, expect } from '../fixtures/http/test'

describe('the words of an editor in', () => {
  test.for([
    ['null-result-error', '/de/suche/?term=xqzzvw'],
    ['login-content', '/de/kasse/login/'],
    ['checkout-content', '/de/kasse/?step=address'],
    ['error-page', `/de/gibt-es-nicht-${randomUUID()}/`],
  ] as const)('layouts/%s stand on %s', async ([name, path], { shopper, editor }) => {
    const words = `Worte ${randomUUID()}`
    await editor.publishOver(`de-de/layouts/${name}`, (content) =>
      page([headline(words), ...[content.body ?? []].flat()]),
    )
    await shopper.json('/api/basket/items/?locale=de-de', { items: [{ variant: sage, quantity: 1 }] })
    if (name === 'checkout-content') await shopper.post('/api/user/auth/guest/?locale=de-de', guest())
    await expect.poll(async () => (await shopper.get(path)).body, { timeout: 30_000 }).toContain(words)
  })
})
