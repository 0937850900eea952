import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { SeedStory } from '@/lib/content/embedded'
import { createContentFetch } from '@/lib/content/embedded/in-process-fetch'
import { findMarket } from '@/lib/platform/markets/markets'
import { syncCategories } from '@/lib/server/categories/sync-categories'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import { writeCategories } from '@/lib/shop/import/write/write-categories'
import { findCategory } from '@/lib/shop/listing/find-category'
import { findListing } from '@/lib/shop/listing/find-listing'
import { suggest } from '@/lib/shop/listing/search/suggest'
import { describeOnDatabases } from '../../fixtures/databases'
import {
  type FaultyContentService,
  rawStory,
  startFaultyContentService,
} from '../../fixtures/faulty-content-service'
import { feedRow, tsvOf } from '../../fixtures/feeds'
import { importInto } from '../../fixtures/import'
import { openSpace, type TestSpace } from '../../fixtures/space'
import { freshClient, freshEmbeddedClient } from '../content/client/fresh-client'

const marketOf = (code: string) => {
  const market = findMarket('baby', code)
  if (!market) throw new Error(`no market ${code}`)
  return market
}

const content = { component: 'page', body: [{ component: 'listing', headline: 'Alle' }] }
const page = (fullSlug: string, name: string, more: Partial<SeedStory> = {}): SeedStory => ({
  fullSlug,
  name,
  content,
  ...more,
})

const first = [
  page('de-de/home', 'Start'),
  page('de-de/versand', 'Versand'),
  page('de-de/kategorieseiten/schlafen/', 'Schlafen', { group: 'sleep' }),
  page('de-de/kategorieseiten/schlafen/schlafsaecke', 'Schlafsäcke', { group: 'bags' }),
  page('fr-ch/kategorieseiten/dormir/', 'Dormir', { group: 'sleep' }),
  page('fr-ch/kategorieseiten/dormir/gigoteuses', 'Gigoteuses', { group: 'bags' }),
  page('de-de/kategorieseiten/entwurf', 'Entwurf', { published: false }),
]

describeOnDatabases('the categories of the category pages', (getDb) => {
  let space: TestSpace
  let client: Awaited<ReturnType<typeof freshEmbeddedClient>>

  beforeAll(async () => {
    space = await openSpace(getDb(), { stories: first })
    client = await freshEmbeddedClient(createContentFetch(getDb))
  })

  const sync = () => syncCategories(getDb(), client, { brand: 'baby' })
  const story = async (slug: string) =>
    (await space.manage('GET', `stories/?with_slug=${slug}`)).body.stories[0] as {
      id: number
      parent_id: number
    }
  const change = (id: number, story: object) => space.manage('PUT', `stories/${id}`, { story, publish: 1 })
  /** `de-de key path name < parent` */
  const lines = async () => {
    const rows = await getDb().execute<{ line: string }>(sql`
      select concat_ws(' ', case when c.hidden then 'hidden' end, c.locale, c.key, c.path, c.name,
        '< ' || a.key) as line
      from categories c left join categories a on a.id = c.parent_id order by c.locale, c.path`)
    return rows.map(({ line }) => line)
  }
  const listed = async (code: string, path: string) => {
    const market = marketOf(code)
    const category = await findCategory(getDb(), market, { address: `/${code}/${path}/` })
    if (!category) return undefined
    const query = { filters: {}, sort: 'relevancy', page: 1, pageSize: 12, category: category.key } as const
    return (await findListing(getDb(), market, query)).cards.map(({ name }) => name)
  }
  const suggested = async (term: string) =>
    (await suggest(getDb(), marketOf('de'), term)).categories.map(({ href }) => href)
  const crumbs = async () => {
    const [row] = await getDb().execute<{ number: string }>(sql`select number from products`)
    const product = await findProduct(getDb(), { brand: 'baby', market: marketOf('de') }, row?.number ?? '')
    return product?.categories.map(({ href }) => href)
  }
  const feed = tsvOf([feedRow('bag', { product_type: 'Schlafen > Schlafsäcke' })])

  it('are made in every market with its path, its name and its place, of what is published alone', async () => {
    expect(await sync()).toEqual(['listing'])
    expect(await lines()).toEqual([
      'de-de schlafen schlafen Schlafen',
      'de-de schlafsaecke schlafen/schlafsaecke Schlafsäcke < schlafen',
      'fr-ch schlafen dormir Dormir',
      'fr-ch schlafsaecke dormir/gigoteuses Gigoteuses < schlafen',
    ])
    expect(await sync()).toEqual([])
  })

  it('hold the products whose product_type names them, in every market that sells them', async () => {
    expect(await importInto(getDb(), feed)).toMatchObject({ created: 1, unknownCategories: [] })
    const french = {
      ...feedRow('bag'),
      title: 'Gigoteuse Lune',
      price: '45.00 CHF',
      product_type: 'Gigoteuses',
    }
    expect(await importInto(getDb(), tsvOf([french]), { locale: 'fr-ch' })).toMatchObject({ updated: 1 })
    expect(await listed('de', 'schlafen/schlafsaecke')).toEqual(['Schlafsack Mondschein'])
    expect(await listed('de', 'schlafen')).toEqual(['Schlafsack Mondschein'])
    expect(await listed('ch-fr', 'dormir/gigoteuses')).toEqual(['Gigoteuse Lune'])
    expect(await crumbs()).toEqual(['/de/schlafen/', '/de/schlafen/schlafsaecke/'])
  })

  it('follow a page that is renamed or moved, with their products, whose pages are renewed', async () => {
    const { id } = await story('de-de/kategorieseiten/schlafen/schlafsaecke')
    await change(id, { name: 'Pucksäcke', slug: 'pucksaecke' })
    const [row] = await getDb().execute<{ number: string }>(sql`select number from products`)
    expect(await sync()).toEqual(['listing', `product:${row?.number}`])
    expect(await lines()).toContain('de-de schlafsaecke schlafen/pucksaecke Pucksäcke < schlafen')
    expect(await listed('de', 'schlafen/pucksaecke')).toEqual(['Schlafsack Mondschein'])
    expect(await crumbs()).toEqual(['/de/schlafen/', '/de/schlafen/pucksaecke/'])
    expect(await suggested('puck')).toEqual(['/de/schlafen/pucksaecke/'])
  })

  it('are linked nowhere while their page is unpublished, keep their products, and come back', async () => {
    const { id } = await story('de-de/kategorieseiten/schlafen/pucksaecke')
    await space.manage('GET', `stories/${id}/unpublish`)
    await sync()
    expect(await lines()).toContain('hidden de-de schlafsaecke schlafen/pucksaecke Pucksäcke < schlafen')
    expect(await crumbs()).toEqual(['/de/schlafen/'])
    expect(await listed('de', 'schlafen')).toEqual(['Schlafsack Mondschein'])
    expect(await suggested('pucks')).toEqual([])
    await space.manage('GET', `stories/${id}/publish`)
    await sync()
    expect(await lines()).toContain('de-de schlafsaecke schlafen/pucksaecke Pucksäcke < schlafen')
    expect(await crumbs()).toEqual(['/de/schlafen/', '/de/schlafen/pucksaecke/'])
  })

  it('are removed with their page when no product is in them', async () => {
    const { parent_id } = await story('de-de/kategorieseiten/schlafen/')
    const beds = { name: 'Betten', slug: 'betten', parent_id, content }
    const { body } = await space.manage('POST', 'stories', { story: beds, publish: 1 })
    await sync()
    expect(await lines()).toContain('de-de betten schlafen/betten Betten < schlafen')
    expect(await suggested('betten')).toEqual(['/de/schlafen/betten/'])
    await space.manage('DELETE', `stories/${body.story.id}`)
    await sync()
    expect((await lines()).join()).not.toContain('betten')
  })

  it('never change a category that was imported, which takes over the page at its path and its products', async () => {
    const imported = {
      locale: 'de-de',
      key: 'pucken',
      name: 'Zum Pucken',
      path: 'schlafen/pucksaecke',
      parentKey: undefined,
      position: 3,
    }
    const below = {
      ...imported,
      key: 'sommer',
      path: 'schlafen/pucksaecke/sommer',
      parentKey: 'schlafsaecke',
    }
    await writeCategories(getDb(), [imported, below], { brand: 'baby' })
    expect(
      await findCategory(getDb(), marketOf('de'), { address: '/de/schlafen/pucksaecke/' }),
    ).toMatchObject({
      key: 'pucken',
    })
    await sync()
    expect(await lines()).toEqual([
      'de-de schlafen schlafen Schlafen',
      'de-de pucken schlafen/pucksaecke Zum Pucken',
      'de-de sommer schlafen/pucksaecke/sommer Zum Pucken < pucken',
      'fr-ch schlafen dormir Dormir',
      'fr-ch pucken dormir/gigoteuses Gigoteuses < schlafen',
    ])
    expect(await listed('de', 'schlafen/pucksaecke')).toEqual(['Schlafsack Mondschein'])
    expect(await listed('ch-fr', 'dormir/gigoteuses')).toEqual(['Gigoteuse Lune'])
    await writeCategories(getDb(), [{ ...imported, key: 'schlafen', path: 'schlafen', name: 'Nacht' }], {
      brand: 'baby',
    })
    const { id } = await story('de-de/kategorieseiten/schlafen/')
    await space.manage('GET', `stories/${id}/unpublish`)
    await sync()
    expect(await lines()).toContain('de-de schlafen schlafen Nacht')
  })

  it('show on their own page also where a listing names a key that is no category', async () => {
    const address = '/de/schlafen/pucksaecke/'
    const find = (key?: string) => findCategory(getDb(), marketOf('de'), { key, address })
    expect(await find('schlafen')).toMatchObject({ path: 'schlafen' })
    expect(await find('nonsense')).toMatchObject({ key: 'pucken' })
    expect(await findCategory(getDb(), marketOf('de'), { key: 'nonsense', address: '' })).toBeUndefined()
  })
})

describeOnDatabases('the categories of a Storyblok space', (getDb) => {
  let service: FaultyContentService
  beforeAll(async () => {
    service = await startFaultyContentService({ redirectsToCv: true })
  })
  afterAll(() => service.close())
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    return () => vi.restoreAllMocks()
  })

  const pages = Array.from({ length: 130 }, (_, index) =>
    rawStory(index + 1, `de-de/kategorieseiten/k${index}`, { group_id: `group-${index}` }),
  )
  const keys = async () => {
    const rows = await getDb().execute<{ key: string }>(
      sql`select key from categories where not hidden order by id`,
    )
    return rows.map(({ key }) => key)
  }
  const sync = async () => syncCategories(getDb(), await freshClient(service.origin, 500), { brand: 'baby' })

  it('are in every market those of the company, unless the market has a page of its own there', async () => {
    const all = { group_id: 'shared', name: 'Alle' }
    service.publish([
      rawStory(1, 'baby/kategorieseiten/neu', all),
      rawStory(2, 'bm/kategorieseiten/fremd'),
      rawStory(3, 'fr-ch/kategorieseiten/neu', { group_id: 'own', name: 'Nouveau' }),
    ])
    await sync()
    const rows = await getDb().execute<{ line: string }>(
      sql`select concat_ws(' ', locale, path, name) as line from categories order by locale`,
    )
    expect(rows.map(({ line }) => line)).toEqual([
      'de-at neu Alle',
      'de-ch neu Alle',
      'de-de neu Alle',
      'fr-ch neu Nouveau',
    ])
    expect(await sync()).toEqual([])
    service.publish([])
    await sync()
    expect(await keys()).toEqual([])
  })

  it('are read to the last page, and without their bodies', async () => {
    service.publish(pages)
    await sync()
    expect(await keys()).toHaveLength(130)
    expect(service.asked.every(({ query }) => query.get('excluding_fields') === 'body')).toBe(true)
  })

  it.each([
    ['answers with an error', { status: 500 }],
    ['answers with a page of its own', { body: '<h1>Try again later</h1>' }],
    ['does not answer', { hangs: 'in the body' as const }],
  ])('stay as they are while the service %s', async (_, fault) => {
    service.publish([])
    service.failWith(fault)
    await expect(sync()).rejects.toThrow('The content service did not answer')
    expect(await keys()).toHaveLength(130)
    service.heal()
  })

  it('go when the space has them no more', async () => {
    service.publish(pages.slice(0, 2))
    await sync()
    expect(await keys()).toEqual(['k0', 'k1'])
  })
})
