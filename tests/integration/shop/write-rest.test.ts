import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { writeAttributeValues } from '@/lib/shop/import/write/write-attribute-values'
import { type CategoryInput, writeCategories } from '@/lib/shop/import/write/write-categories'
import { writeStores } from '@/lib/shop/import/write/write-stores'
import type { AttributeValue } from '@/schemas/shop'
import { describeOnDatabases } from '../../fixtures/databases'

const category = (key: string, parentKey?: string, locale = 'de-de'): CategoryInput => ({
  locale,
  key,
  parentKey,
  name: key,
  path: parentKey ? `${parentKey}/${key}` : key,
  position: 1,
})

describeOnDatabases('writing categories, words and shops', (getDb) => {
  const categories = (inputs: CategoryInput[]) => writeCategories(getDb(), inputs, { brand: 'baby' })
  const words = (inputs: AttributeValue[]) => writeAttributeValues(getDb(), inputs, { brand: 'baby' })

  it('makes a tree, whatever the order, and changes nothing the second time', async () => {
    const inputs = [
      category('buggys', 'kinderwagen'),
      category('kinderwagen', 'unterwegs'),
      category('unterwegs'),
    ]
    expect(await categories(inputs)).toBe(3)
    expect(await categories(inputs)).toBe(0)
    const rows = await getDb().execute(sql`
      select c.key, p.key as parent from categories c left join categories p on p.id = c.parent_id order by c.key`)
    expect([...rows]).toEqual([
      { key: 'buggys', parent: 'kinderwagen' },
      { key: 'kinderwagen', parent: 'unterwegs' },
      { key: 'unterwegs', parent: null },
    ])
    expect(await categories([category('buggys', 'unterwegs')])).toBe(1)
    expect(await categories([category('buggys')])).toBe(1)
  })

  it.each([
    ['a parent that is not there', [category('a', 'nothing')], /nothing/],
    ['a parent in another market', [category('a'), category('b', 'a', 'fr-ch')], /fr-ch b/],
    ['a circle', [category('a', 'b'), category('b', 'a')], /below itself/],
  ])('refuses %s', async (_, inputs, message) => {
    await expect(async () => categories(inputs)).rejects.toThrow(message)
  })

  it('adds the words of a language to those of others', async () => {
    const value = {
      attribute: 'farbe',
      value: 'salbei',
      swatch: '#88aa88',
      position: 3,
      labels: { de: 'Salbei' },
    }
    expect(await words([value])).toBe(1)
    expect(await words([value])).toBe(0)
    const french = { attribute: 'farbe', value: 'salbei', labels: { fr: 'vert sauge' } }
    expect(await words([french, french])).toBe(1)
    const rows = await getDb().execute(sql`select labels, swatch, position from attribute_values`)
    expect([...rows]).toEqual([
      { labels: { de: 'Salbei', fr: 'vert sauge' }, swatch: '#88aa88', position: 3 },
    ])
  })

  it('writes shops once', async () => {
    const store = {
      key: 'koeln',
      country: 'DE' as const,
      name: 'Köln Ehrenstraße',
      street: 'Ehrenstraße 1',
      postcode: '50672',
      city: 'Köln',
      latitude: 50.9375,
      longitude: 6.9603,
      hours: [['09:30', '19:00'] as const, null],
    }
    expect(await writeStores(getDb(), [store])).toBe(1)
    expect(await writeStores(getDb(), [store])).toBe(0)
    expect(await writeStores(getDb(), [{ ...store, phone: '0221 1' }])).toBe(1)
  })
})
