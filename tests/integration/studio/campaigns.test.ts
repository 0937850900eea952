import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { stories } from '@/lib/content/embedded/tables'
import { writePromotions } from '@/lib/shop/promotions/write-promotions'
import { readDesk } from '@/lib/studio/campaigns/read-desk'
import { describeOnDatabases } from '../../fixtures/databases'

const now = Date.parse('2026-12-10T12:00:00Z')

describeOnDatabases('the campaign desk', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate cms_stories, promotions, vouchers cascade`)
  })

  const give = (fullSlug: string, content: object, publishedContent: object | null = null) => {
    const root = { component: 'page', _uid: fullSlug }
    return getDb()
      .insert(stories)
      .values({
        uuid: crypto.randomUUID(),
        groupId: crypto.randomUUID(),
        name: fullSlug,
        slug: fullSlug.split('/').at(-1) ?? '',
        fullSlug,
        content: { ...root, ...content },
        publishedContent: publishedContent && { ...root, ...publishedContent },
      })
  }
  const teaser = (name: string, fields: object = {}) => ({
    component: 'campaign_teaser',
    _uid: name,
    headline: name,
    ...fields,
  })
  const desk = async () =>
    (await readDesk({ brand: 'baby', language: 'fr', now, view: 'shop' }, getDb())).map(
      ({ name, markets, phase, version }) => ({
        name,
        markets,
        phase,
        version,
      }),
    )

  it('has the campaigns of drafts and of published stories, in the markets of the brand', async () => {
    const december = { dateFrom: '2026-12-01 00:00', dateTo: '2026-12-24 00:00' }
    await give('de-de/a', { body: [teaser('drafted', december)] })
    await give('fr-ch/b', { body: [] }, { body: [teaser('public', { dateTo: '2026-12-01 00:00' })] })
    await give('nl-nl/c', { body: [teaser('of another company', december)] })
    await give('de-de/d', { body: [{ component: 'paragraph', _uid: 'p', text: '"dateFrom": ' }] })
    expect(await desk()).toEqual([
      { name: 'drafted', markets: ['de'], phase: 'running', version: 'draft' },
      { name: 'public', markets: ['ch-fr'], phase: 'over', version: 'removed' },
    ])
  })

  it('says of campaigns with triggers that can match nowhere that they never show, and what is missing', async () => {
    const december = { dateFrom: '2026-12-01 00:00', dateTo: '2026-12-24 00:00' }
    const trigger = (type: string, value: string) => ({
      component: 'trigger',
      _uid: `${type} ${value}`,
      type,
      value,
    })
    const all = (...triggers: object[]) => ({ component: 'trigger_group', _uid: 'group', triggers })
    const cases: [string, object[]][] = [
      ['gone', [trigger('url', '/de/gibt-es-nicht/')]],
      ['elsewhere', [trigger('url', '/at/a/')]],
      ['no brand', [trigger('marke', 'Keine, Niemand')]],
      ['no step', [trigger('scayleCheckout', 'basket')]],
      ['without a value', [trigger('url', '')]],
      ['a group', [all(trigger('sale', ''), trigger('marke', 'Keine'))]],
      ['one of two', [trigger('marke', 'Keine'), trigger('url', '/de/a/')]],
      ['one of its values', [trigger('url', '/de/gibt-es-nicht/, /de/a/')]],
      ['a step', [trigger('scayleCheckout', 'payment')]],
    ]
    const body = cases.map(([name, triggers]) => ({ ...teaser(name, { ...december, triggers }) }))
    const inner = teaser('within', december)
    const outer = {
      ...teaser('around', { ...december, triggers: [trigger('marke', 'Keine')] }),
      body: [inner],
    }
    await give('de-de/a', { body: [...body, outer] }, { body: [...body, outer] })
    const found = await readDesk({ brand: 'baby', language: 'de', now, view: 'shop' }, getDb())
    expect(found.map(({ name, phase, missing }) => [name, phase, missing?.join()])).toEqual([
      ['gone', 'never', '/de/gibt-es-nicht/'],
      ['elsewhere', 'never', '/at/a/'],
      ['no brand', 'never', 'Keine,Niemand'],
      ['no step', 'never', undefined],
      ['without a value', 'never', undefined],
      ['a group', 'never', 'Keine'],
      ['one of two', 'running', 'Keine'],
      ['one of its values', 'running', '/de/gibt-es-nicht/'],
      ['a step', 'running', undefined],
      ['around', 'never', 'Keine'],
      ['within', 'never', undefined],
    ])
    expect(found.filter(({ phase }) => phase === 'never').flatMap(({ meets }) => meets)).toEqual([])
  })

  it('has the offers of the shop that have a date, in the reader’s language', async () => {
    await writePromotions(getDb(), [
      {
        id: 'winter',
        locales: ['de-de', 'fr-ch'],
        labels: { de: 'Winter', fr: 'Hiver' },
        dateFrom: '2027-01-01T00:00:00.000Z',
        effect: { type: 'percentage', relative: 0.1 },
      },
      {
        id: 'always',
        locales: ['de-de'],
        labels: { de: 'Immer' },
        effect: { type: 'percentage', relative: 0.1 },
      },
    ])
    expect(await desk()).toEqual([
      { name: 'Hiver', markets: ['de', 'ch-fr'], phase: 'coming', version: 'public' },
    ])
  })
})
