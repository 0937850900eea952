import { describe, expect, it } from 'vitest'
import { Blocks, OneBlock } from '@/registry'
import { renderElement, testContext, testMarket } from '../../fixtures/render'

const trigger = { component: 'trigger', _uid: 't', type: 'marke', value: 'Träumeland' }
const mark = (uid: string) => `<!--#storyblok#${JSON.stringify({ name: 'x', space: '1', uid, id: '7' })}-->`
const paragraph = { component: 'paragraph', _uid: 'p', text: 'Weihnachten', _editable: mark('p') }
const kinds: [string, object][] = [
  ['trigger_container', { body: [paragraph] }],
  ['campaign_teaser', { headline: 'Weihnachten' }],
  ['campaign_card', { headline: 'Weihnachten' }],
]
const campaign = (component: string, fields: object) => ({
  ...{ component, _uid: 'c', _editable: mark('c') },
  ...fields,
})
const html = (blok: object, more: object = {}) =>
  renderElement(<Blocks bloks={[blok]} context={testContext({ preview: true, ghosts: true, ...more })} />)

const states: [string, object, string, string][] = [
  [
    'has not begun',
    { dateFrom: '2026-12-01 08:00' },
    'coming',
    'Noch nicht zu sehen: beginnt am 01.12.2026, 09:00 Uhr.',
  ],
  ['is over', { dateTo: '2026-11-01 08:00' }, 'over', 'ist seit 01.11.2026, 09:00 Uhr vorbei'],
  ['ends before it begins', { dateFrom: '2026-12-02', dateTo: '2026-12-01' }, 'never', 'Nie zu sehen'],
  ['waits for a product', { triggers: [trigger] }, 'unmet', 'Kein Auslöser trifft zu'],
]

describe.each(kinds)('a campaign of the kind %s in an editor’s frame', (component, fields) => {
  it.each(states)('that %s stays as a ghost', async (_, conditions, kind, words) => {
    const shown = await html(campaign(component, { ...fields, ...conditions }))
    expect(shown).toContain(`data-ghost="${kind}"`)
    expect(shown.replaceAll('\u00a0', ' ')).toContain(words)
    expect(shown).toContain('Weihnachten')
    expect(shown).toContain('data-blok-uid="7-c"')
  })

  it.each(states)(
    'that %s is not there for visitors, nor in a preview without ghosts',
    async (_, conditions) => {
      const blok = campaign(component, { ...fields, ...conditions })
      expect(await html(blok, { ghosts: false })).not.toContain('Weihnachten')
      expect(await html(blok, { ghosts: false, preview: false })).toBe('')
    },
  )

  it('is no ghost where visitors see it', async () => {
    const shown = await html(campaign(component, { ...fields, triggers: [trigger] }), {
      product: { number: '1', brand: 'Träumeland', categoryNames: [], onSale: false },
    })
    expect(shown).toContain('Weihnachten')
    expect(shown).not.toContain('data-ghost')
  })

  it('that cannot be read says so itself', async () => {
    const shown = await html(campaign(component, { ...fields, dateFrom: 'morgen' }))
    expect(shown).toContain('data-block-fallback')
    expect(shown).not.toContain('data-ghost')
  })
})

it('a ghost speaks the language and tells the time of its market', async () => {
  const blok = campaign('campaign_teaser', { headline: 'Noël', dateFrom: '2026-12-01 23:30' })
  const words = async (code: string) =>
    (await html(blok, { market: testMarket(code) })).replaceAll('\u00a0', ' ')
  expect(await words('ch-fr')).toContain('N’est pas encore visible')
  expect(await words('ch-fr')).toContain('2 déc. 2026')
})

describe('a block in a place of its own', () => {
  it('is the same there as when it is made alone', async () => {
    const context = testContext({ preview: true })
    const asked: string[] = []
    const slot = ({ _uid }: { _uid: string }, node: React.ReactNode) => {
      asked.push(_uid)
      return _uid === 'p' ? <section>{node}</section> : undefined
    }
    const page = { component: 'page', _uid: 'page', body: [paragraph] }
    const whole = await renderElement(<Blocks bloks={[page]} context={{ ...context, slot }} />)
    const alone = await renderElement(<OneBlock blok={paragraph} context={context} />)
    expect(asked).toEqual(['page', 'p'])
    expect(whole).toContain(`<section>${alone}</section>`)
  })
})
