import { describe, expect, it } from 'vitest'
import { checkoutValues } from '@/app/preview/[...slug]/situation'
import { checkStory } from '@/lib/content/check/check-story'
import { checkoutPlaces } from '@/schemas/blocks/triggers'
import { definitions } from '@/schemas/definitions'

type Blok = Record<string, unknown>

const reasons = (block: Blok, slug = 'de-at/start') =>
  checkStory(
    {
      ...{ id: 1, uuid: '00000000-0000-4000-8000-000000000001', name: 'Start', full_slug: slug },
      content: { component: 'page', _uid: 'page', body: [{ _uid: 'b', ...block }] },
    },
    definitions,
  ).map(({ path, field, reason }) => `${path} ${field}: ${reason.split(':')[0]}`)

const triggered = (...triggers: Blok[]) => ({
  component: 'trigger_container',
  body: [],
  triggers: triggers.map((each, at) => ({ component: 'trigger', _uid: `t${at}`, ...each })),
})

describe('a campaign that can never be seen', () => {
  it.each<[string, Blok, string[]]>([
    [
      'ends before it begins',
      { component: 'trigger_container', dateFrom: '2026-12-02 08:00', dateTo: '2026-12-01 08:00' },
      ['body[0] dateTo: is not after the beginning'],
    ],
    [
      'ends when it begins',
      {
        ...{ component: 'campaign_teaser', headline: 'x' },
        ...{ dateFrom: '2026-12-01 08:00', dateTo: '2026-12-01 08:00' },
      },
      ['body[0] dateTo: is not after the beginning'],
    ],
    [
      'compares a product on a content page, which has none',
      triggered({ type: 'sale' }, { type: 'marke', value: 'Waldkind' }),
      [0, 1].map((at) => `body[0].triggers[${at}] type: compares a product, and this page has none`),
    ],
    [
      'has conditions without values',
      triggered({ type: 'url', value: ' , ' }, { type: 'marke' }, {}),
      [0, 1, 2].map((at) => `body[0].triggers[${at}] value: is needed`),
    ],
    [
      'has a condition without a value in a group',
      {
        component: 'trigger_container',
        triggers: [{ component: 'trigger_group', triggers: [{ component: 'trigger', type: 'url' }] }],
      },
      ['body[0].triggers[0].triggers[0] value: is needed'],
    ],
    [
      'names a place that the checkout does not have',
      triggered({ type: 'scayleCheckout', value: 'shipping' }),
      ['body[0].triggers[0] value: names no place of the checkout'],
    ],
    [
      'names addresses of another market alone',
      triggered({ type: 'url', value: '/de/moebel/, https://shop.example/ch-fr/' }),
      ['body[0].triggers[0] value: is an address of another market'],
    ],
  ])('%s', (_, block, expected) => {
    expect(reasons(block)).toEqual(expected)
  })

  it.each<[string, Blok, string?]>([
    [
      'a window of time',
      { component: 'trigger_container', dateFrom: '2026-12-01 08:00', dateTo: '2026-12-02 08:00' },
    ],
    ['an end alone', { component: 'trigger_container', dateTo: '2026-12-02 08:00' }],
    ['an address of its market', triggered({ type: 'url', value: '/at/moebel/, /de/moebel/' })],
    ['an address without a market', triggered({ type: 'url', value: 'moebel' })],
    ['a market of a shared page', triggered({ type: 'url', value: '/ch-fr/meubles/' }), 'baby/start'],
    ['a page of no market', triggered({ type: 'url', value: '/de/moebel/' }), 'start'],
    ['a place of the checkout', triggered({ type: 'scayleCheckout', value: 'Payment, review' })],
  ])('is not one with %s', (_, block, slug) => {
    expect(reasons(block, slug)).toEqual([])
  })
})

it('knows the places of the checkout that there are', () => {
  expect([...checkoutPlaces]).toEqual([...checkoutValues])
})
