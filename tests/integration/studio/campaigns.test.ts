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
    (await readDesk({ brand: 'baby', language: 'fr', now }, getDb())).map(
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
      { name: 'public', markets: ['ch-fr'], phase: 'over', version: 'changed' },
    ])
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
