import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import { describeOnDatabases } from '../../fixtures/databases'
import { type FeedFields, feedRow, rssOf, tsvOf, xmlItem } from '../../fixtures/feeds'
import { importInto } from '../../fixtures/import'

const maker = {
  Herstellername: 'Mondwerk Ltd.',
  Herstelleradresse: '1 Moon Road, Leeds',
  'Hersteller Land': 'Vereinigtes Königreich',
  'Hersteller E-Mail': 'hello@mondwerk.example',
}
const person = {
  'Verantwortliche Person': 'Mondwerk GmbH',
  'Adresse der verantwortlichen Person': 'Mondweg 1, 10119 Berlin',
  'E-Mail der verantwortlichen Person': 'eu@mondwerk.example',
}

describeOnDatabases('who answers for goods, and what freight brings, in a feed', (getDb) => {
  const market = findMarket('baby', 'de')
  const run = (content: string) => importInto(getDb(), content)
  const product = async () => {
    const [row] = await getDb().execute<{ number: string }>(sql`select number from products`)
    return market && findProduct(getDb(), { brand: 'baby', market }, row?.number ?? '')
  }
  const notesOf = ({ notes }: { notes: readonly string[] }) =>
    notes
      .filter((note) => /manufacturer|responsible|bulky|old_device/.test(note))
      .map((note) => note.split(':')[0])

  beforeEach(async () => {
    await getDb().execute(
      sql`truncate products, attribute_values, categories, content_invalidations, listing_entries cascade`,
    )
  })

  it.each<[string, (row: FeedFields) => string]>([
    ['a table with columns of its own', (row) => tsvOf([row])],
    ['XML', (row) => rssOf([xmlItem(row)])],
  ])('%s names them, and a later feed without them keeps them', async (name, feedOf) => {
    const own = {
      ...{ manufacturer_name: maker.Herstellername, manufacturer_address: maker.Herstelleradresse },
      ...{ manufacturer_country: 'GB', manufacturer_contact: maker['Hersteller E-Mail'], bulky: 'yes' },
      ...{ responsible_name: 'Mondwerk GmbH', responsible_address: 'Mondweg 1, 10119 Berlin' },
      responsible_contact: 'eu@mondwerk.example',
    }
    const fields = name === 'XML' ? own : { ...maker, ...person, Sperrgut: 'ja' }
    const told = await run(feedOf(feedRow('a', fields)))
    expect(notesOf(told)).toEqual([])
    expect(told).toMatchObject({ created: 1, rejected: 0 })
    const shown = {
      manufacturer: {
        name: 'Mondwerk Ltd.',
        address: '1 Moon Road, Leeds, Vereinigtes Königreich',
        contact: 'hello@mondwerk.example',
      },
      responsible: {
        name: 'Mondwerk GmbH',
        address: 'Mondweg 1, 10119 Berlin',
        contact: 'eu@mondwerk.example',
      },
      bulky: true,
    }
    expect(await product()).toMatchObject(shown)
    expect(await product()).not.toHaveProperty('lacksMaker')
    await run(feedOf(feedRow('a', { title: 'Schlafsack Mondschein neu' })))
    expect(await product()).toMatchObject(shown)
    await run(feedOf(feedRow('a', { bulky: 'no', manufacturer_name: 'Sonnwerk GmbH' })))
    expect(await product()).toMatchObject({
      ...{ bulky: false, manufacturer: { name: 'Sonnwerk GmbH', address: '', contact: '' } },
      lacksMaker: true,
    })
  })

  it.each([
    ['yes', '1'],
    ['nein', '0'],
  ])('that an old device is asked about: %s, which a later feed without it keeps', async (word, kept) => {
    const attributes = async () => {
      const [row] = await getDb().execute<{ altgeraet: string }>(
        sql`select attributes ->> 'altgeraet' as altgeraet from products`,
      )
      return row?.altgeraet
    }
    await run(tsvOf([feedRow('a', { Altgerät: word })]))
    expect(await attributes()).toBe(kept)
    await run(tsvOf([feedRow('a', { title: 'Schlafsack Mondschein neu' })]))
    expect(await attributes()).toBe(kept)
  })

  it('what cannot be read is named with its column, and so is what is missing', async () => {
    const told = await run(
      tsvOf([feedRow('a', { manufacturer_country: 'Mondland', bulky: 'vielleicht', old_device: 'alt' })]),
    )
    expect(told).toMatchObject({ created: 1, rejected: 0 })
    expect(notesOf(told)).toEqual(['manufacturer_country', 'bulky', 'old_device', 'safety.manufacturer'])
  })
})
