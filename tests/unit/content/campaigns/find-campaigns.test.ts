import { describe, expect, it } from 'vitest'
import { findCampaigns } from '@/lib/content/campaigns/find-campaigns'

const trigger = (type: string, value = '') => ({
  component: 'trigger',
  _uid: `t-${type}-${value}`,
  type,
  value,
})

const page = {
  component: 'page',
  _uid: 'page',
  body: [
    { component: 'headline', _uid: 'plain', headline: 'Keine Kampagne' },
    {
      component: 'campaign_teaser',
      _uid: 'teaser',
      headline: ' Geschenke ',
      dateFrom: '2026-12-01 00:00',
      dateTo: '',
      promotionSlot: ' top ',
      triggers: [trigger('marke', 'Waldkind')],
    },
    {
      component: 'grid',
      _uid: 'grid',
      body: [
        {
          component: 'trigger_container',
          _uid: 'container',
          triggers: [
            { component: 'trigger_group', _uid: 'g', triggers: [trigger('url', '/a/'), trigger('sale')] },
          ],
          body: [
            { component: 'paragraph', _uid: 'p', text: 'Nur hier' },
            { component: 'countdown', _uid: 'countdown', headline: 'Noch', dateTo: '2026-12-24 12:00' },
          ],
        },
      ],
    },
  ],
}

describe('the campaigns of a story', () => {
  const found = findCampaigns(page)

  it('are every block with a date or a trigger, in the order of the page, triggers themselves not', () => {
    expect(found.map(({ uid, component, name }) => [uid, component, name])).toEqual([
      ['teaser', 'campaign_teaser', 'Geschenke'],
      ['container', 'trigger_container', 'Nur hier'],
      ['countdown', 'countdown', 'Noch'],
    ])
  })

  it('have their dates, their triggers, and the place in which they stand', () => {
    expect(found[0]).toMatchObject({
      window: { dateFrom: '2026-12-01T00:00:00.000Z', dateTo: undefined, isValid: true },
      triggers: [{ type: 'marke', value: 'Waldkind' }],
      list: 'page body',
      parent: 'page',
      index: 1,
      slot: 'top',
      around: undefined,
    })
    expect(found[1]).toMatchObject({ list: 'grid body', parent: 'grid', index: 0, around: undefined })
    expect(found[2]).toMatchObject({ list: 'container body', index: 1, around: 'container' })
  })

  it.each([
    ['a date that is none', { dateFrom: 'bald' }, { isValid: false }, []],
    [
      'a trigger that is none',
      { dateFrom: '', triggers: [{ component: 'moon', _uid: 'm' }] },
      { isValid: true },
      undefined,
    ],
  ])('tell %s', (_, fields, window, triggers) => {
    const [only] = findCampaigns({
      component: 'page',
      _uid: 'p',
      body: [{ component: 'campaign_card', _uid: 'c', ...fields }],
    })
    expect(only?.window).toMatchObject(window)
    expect(only?.triggers).toEqual(triggers)
  })

  it.each([[undefined], [null], ['text'], [[]], [{}], [{ component: 'page', body: 'no list' }]])(
    'are none in %j',
    (content) => {
      expect(findCampaigns(content)).toEqual([])
    },
  )
})
