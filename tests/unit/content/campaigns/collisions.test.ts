import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCollisions, mayMeet } from '@/lib/content/campaigns/collisions'
import type { Campaign, Trigger } from '@/lib/content/campaigns/visibility'
import { isVisible } from '@/lib/content/campaigns/visibility'

const trigger = (type: Trigger['type'], value?: string): Trigger => ({ component: 'trigger', type, value })
const all = (...triggers: Trigger[]) => ({ component: 'trigger_group' as const, triggers })
const december = { dateFrom: '2026-12-01T00:00:00.000Z', dateTo: '2027-01-01T00:00:00.000Z' }

describe('two campaigns', () => {
  it.each<[string, Campaign, Campaign, boolean]>([
    ['meet without dates and triggers', {}, {}, true],
    ['meet when one has no triggers', {}, { triggers: [trigger('marke', 'a')] }, true],
    ['do not meet one after the other', { dateTo: december.dateFrom }, december, false],
    ['meet where they overlap', { dateTo: '2026-12-01T00:00:00.001Z' }, december, true],
    [
      'do not meet when one ends before it begins',
      { dateFrom: december.dateTo, dateTo: december.dateFrom },
      {},
      false,
    ],
    [
      'do not meet on products of different brands',
      { triggers: [trigger('marke', 'A, B')] },
      { triggers: [trigger('marke', 'c')] },
      false,
    ],
    [
      'meet on a brand that both name',
      { triggers: [trigger('marke', 'A, B')] },
      { triggers: [trigger('marke', 'b')] },
      true,
    ],
    [
      'do not meet on different pages',
      { triggers: [trigger('url', '/de/a/')] },
      { triggers: [trigger('url', '/de/b/')] },
      false,
    ],
    [
      'meet on a page with and without its market',
      { triggers: [trigger('url', '/de/a/')] },
      { triggers: [trigger('url', 'a')] },
      true,
    ],
    [
      'meet on a product of two categories',
      { triggers: [trigger('breadcrumb', 'a')] },
      { triggers: [trigger('breadcrumb', 'b')] },
      true,
    ],
    [
      'meet by one of several triggers',
      { triggers: [trigger('marke', 'a'), trigger('sale')] },
      { triggers: [trigger('marke', 'b')] },
      true,
    ],
    [
      'do not meet when all triggers of a group exclude the other',
      { triggers: [all(trigger('marke', 'a'), trigger('sale'))] },
      { triggers: [trigger('marke', 'b')] },
      false,
    ],
  ])('%s', (_, one, other, expected) => {
    expect(mayMeet(one, other)).toBe(expected)
    expect(mayMeet(other, one)).toBe(expected)
  })

  it('meet whenever both are visible in any situation', () => {
    const words = fc.constantFrom('a', 'b', 'a, b')
    const anyTrigger = fc.oneof(
      fc.record({
        component: fc.constant('trigger' as const),
        type: fc.constantFrom<Trigger['type']>(
          'url',
          'scayleCheckout',
          'productNumber',
          'marke',
          'subbrand',
          'breadcrumb',
        ),
        value: words,
      }),
      fc.constant(trigger('sale')),
    )
    const campaign = fc.record({
      dateFrom: fc.constantFrom(undefined, '2026-12-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z'),
      dateTo: fc.constantFrom(undefined, '2026-12-02T00:00:00.000Z', '2026-12-03T00:00:00.000Z'),
      triggers: fc.array(
        fc.oneof(
          anyTrigger,
          fc.array(anyTrigger, { minLength: 1, maxLength: 3 }).map((list) => all(...list)),
        ),
        {
          maxLength: 3,
        },
      ),
    })
    const word = fc.constantFrom('a', 'b', 'c')
    const situation = fc.record({
      now: fc.constantFrom(...['01', '02', '03'].map((day) => Date.parse(`2026-12-${day}T00:00:00Z`))),
      path: word.map((name) => `/de/${name}/`),
      checkout: fc.option(word, { nil: undefined }),
      product: fc.option(
        fc.record({
          number: word,
          brand: word,
          subbrand: word,
          categoryNames: fc.array(word, { maxLength: 2 }),
          onSale: fc.boolean(),
        }),
        { nil: undefined },
      ),
    })
    fc.assert(
      fc.property(campaign, campaign, situation, (one, other, at) => {
        if (isVisible(one, at) && isVisible(other, at)) expect(mayMeet(one, other)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('collisions', () => {
  const placed = (uid: string, given: object = {}) => ({
    uid,
    list: 'page body',
    parent: 'page',
    index: 0,
    slot: undefined,
    window: { isValid: true },
    triggers: [],
    ...given,
  })

  it.each([
    ['neighbours in a list', [placed('a'), placed('b', { index: 1 })], ['b']],
    ['others between them', [placed('a'), placed('b', { index: 2 })], []],
    ['another list', [placed('a'), placed('b', { index: 1, list: 'other body' })], []],
    [
      'cards side by side in a grid',
      [placed('a', { parent: 'grid' }), placed('b', { index: 1, parent: 'grid' })],
      [],
    ],
    [
      'the same slot in two places',
      [placed('a', { slot: 'top' }), placed('b', { index: 5, list: 'x', slot: 'top' })],
      ['b'],
    ],
    ['a date that cannot be read', [placed('a'), placed('b', { index: 1, window: { isValid: false } })], []],
    ['a trigger that cannot be read', [placed('a'), placed('b', { index: 1, triggers: undefined })], []],
    [
      'different times',
      [
        placed('a', { window: { isValid: true, dateTo: december.dateFrom } }),
        placed('b', { index: 1, window: { isValid: true, ...december } }),
      ],
      [],
    ],
  ])('of %s', (_, campaigns, expected) => {
    expect(findCollisions(campaigns).get('a') ?? []).toEqual(expected)
  })
})
