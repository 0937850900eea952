import { expect, it } from 'vitest'
import type { shopWords } from '@/lib/platform/shop-configuration'
import { withShopValues } from '@/lib/studio/campaigns/shop-values'

it('the names of campaigns have the values of the shop as the first of their markets writes them', async () => {
  const asked: string[] = []
  const named = [
    { name: 'Rückgabe bis {returnUntil}', markets: ['de', 'at'] },
    { name: 'Retour jusqu’au {returnUntil}', markets: ['ch-fr'] },
    { name: 'Winter', markets: ['at'] },
    { name: '{returnUntil}', markets: [] },
  ]
  const given = await withShopValues(named, {
    brand: 'baby',
    now: 0,
    wordsOf: async ({ code }) => {
      asked.push(code)
      return { returnUntil: `31.01. (${code})` } as ReturnType<typeof shopWords>
    },
  })
  expect(given.map(({ name }) => name)).toEqual([
    'Rückgabe bis 31.01. (de)',
    'Retour jusqu’au 31.01. (ch-fr)',
    'Winter',
    '{returnUntil}',
  ])
  expect(asked).toEqual(['de', 'ch-fr'])
})
