import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shopSettings } from '../../../fixtures/shop-settings'

const rows = readFileSync('lib/shop/import/rows/settings.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('the chapter of settings has each setting of a shop once, and no other', () => {
  const named = rows.flatMap(([, paths = '']) => [...paths.matchAll(/`([^`]+)`/g)].map(([, path]) => path))
  expect(named.toSorted()).toEqual(shopSettings.toSorted())
})

test('the chapter of settings says of each what it does', () => {
  expect(rows.filter(([, , text = '']) => text.length < 8)).toEqual([])
})
