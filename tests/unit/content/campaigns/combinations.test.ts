import { describe, expect, it } from 'vitest'
import {
  type CampaignSituation,
  isVisible,
  type Trigger,
  type TriggerGroup,
} from '@/lib/content/campaigns/visibility'
import { instantOf } from '@/lib/platform/time/wall-clock'
import { triggerContainerBlock } from '@/schemas/blocks/trigger-container'
import { hostileText } from '../../../fixtures/hostile'

const now = Date.UTC(2026, 10, 21, 12)
const trigger = (type: Trigger['type'], value?: string): Trigger => ({ component: 'trigger', type, value })
const group = (...triggers: Trigger[]): TriggerGroup => ({ component: 'trigger_group', triggers })

/** The page of a product in a checkout, where every kind of trigger has something to match. */
const everywhere: CampaignSituation = {
  now,
  path: '/de/p/schlafsack-0012345/',
  checkout: 'payment',
  product: {
    number: '0012345',
    brand: 'Träumeland',
    subbrand: 'Nachtruhe',
    categoryNames: ['Schlafen', 'Schlafsäcke'],
    onSale: true,
  },
}
/** A page that knows its path alone. */
const plain: CampaignSituation = { now, path: '/de/ratgeber/' }

const kinds: [type: Trigger['type'], matching: string, other: string][] = [
  ['url', '/p/schlafsack-0012345/', '/betten/'],
  ['scayleCheckout', 'payment', 'address'],
  ['productNumber', '0012345', '0054321'],
  ['marke', 'Träumeland', 'Sternschnuppe'],
  ['subbrand', 'Nachtruhe', 'Mittagsschlaf'],
  ['breadcrumb', 'Schlafsäcke', 'Kinderwagen'],
]
const withSale: [Trigger['type'], string | undefined][] = [
  ...kinds.map(([type, matching]): [Trigger['type'], string] => [type, matching]),
  ['sale', undefined],
]
const shows = (triggers: (Trigger | TriggerGroup)[], situation = everywhere, dates = {}) =>
  isVisible({ triggers, ...dates }, situation)

const running = { dateFrom: '2026-11-21T12:00:00.000Z', dateTo: '2026-11-21T12:00:00.001Z' }
const over = { dateFrom: '2026-11-20T12:00:00.000Z', dateTo: '2026-11-21T12:00:00.000Z' }
const never = trigger('url', '/gibt-es-nicht/')

describe.each(withSale)('the trigger %s', (type, value) => {
  const matching = trigger(type, value)

  it('matches alone, with dates and without, and never outside of them', () => {
    expect(shows([matching])).toBe(true)
    expect(shows([matching], everywhere, running)).toBe(true)
    expect(shows([matching], everywhere, over)).toBe(false)
  })

  it('matches beside one that does not, in either order', () => {
    expect(shows([never, matching])).toBe(true)
    expect(shows([matching, never])).toBe(true)
  })

  it('does not match in a group with one that does not', () => {
    expect(shows([group(matching, never)])).toBe(false)
    expect(shows([group(never, matching)])).toBe(false)
    expect(shows([group(matching, never), matching])).toBe(true)
  })

  it.each(withSale)('matches in a group with %s', (otherType, otherValue) => {
    expect(shows([group(matching, trigger(otherType, otherValue))])).toBe(true)
  })

  it('does not match on a page that has none of it', () => {
    expect(shows([matching], plain)).toBe(false)
    expect(shows([group(matching)], plain)).toBe(false)
  })
})

describe.each(kinds)('the value of a trigger %s', (type, matching, other) => {
  it('is one of a list with spaces and empty entries', () => {
    expect(shows([trigger(type, ` ,${other},,  ${matching} ,`)])).toBe(true)
    expect(shows([trigger(type, `${other}, ${other}`)])).toBe(false)
  })

  it.each([
    '',
    ' ',
    ',',
    ', ,',
    '.*',
    '*',
    '%',
    '%E0%A4%A',
    'undefined',
    'null',
    '__proto__',
    '\u0000',
    '\ud800',
    `${matching}x`,
    hostileText,
    'x,'.repeat(10_000),
  ])('matches nothing as %j', (value) => {
    expect(shows([trigger(type, value)])).toBe(false)
    expect(shows([trigger(type, value)], plain)).toBe(false)
  })

  it('matches nothing when it is unset', () => {
    expect(shows([trigger(type)])).toBe(false)
    expect(shows([trigger(type)], { ...plain, checkout: '', path: '' })).toBe(false)
  })
})

describe('a product with empty fields', () => {
  it.each(kinds.filter(([type]) => type !== 'url').map(([type]) => type))(
    'does not match %s without a value',
    (type) => {
      const product = { number: '', brand: '', subbrand: '', categoryNames: [''], onSale: false }
      expect(shows([trigger(type, '')], { ...plain, checkout: '', product })).toBe(false)
    },
  )
})

describe('an editor’s time in Berlin, as the content service stores it in UTC', () => {
  /** `2026-10-25 02:30` as the content service keeps it for a field of an editor in Berlin. */
  const stored = (clock: string) =>
    new Date(instantOf(clock, 'Europe/Berlin') ?? Number.NaN).toISOString().slice(0, 16).replace('T', ' ')
  const visible = (from: string, to: string, at: string) => {
    const blok = { dateFrom: stored(from), dateTo: stored(to), body: [] }
    const campaign = triggerContainerBlock.schema.parse(blok)
    return isVisible(campaign, { ...plain, now: Date.parse(at) })
  }

  it.each<[string, string, string, string, boolean]>([
    ['summer time: noon', '2026-07-01T12:00', '2026-07-01T13:00', '2026-07-01T10:00:00Z', true],
    [
      'summer time: a second before noon',
      '2026-07-01T12:00',
      '2026-07-01T13:00',
      '2026-07-01T09:59:59Z',
      false,
    ],
    ['winter time: noon', '2026-12-01T12:00', '2026-12-01T13:00', '2026-12-01T11:00:00Z', true],
    [
      'winter time: one hour too early',
      '2026-12-01T12:00',
      '2026-12-01T13:00',
      '2026-12-01T10:00:00Z',
      false,
    ],
    [
      'March: until midnight after the leap',
      '2026-03-29T00:00',
      '2026-03-30T00:00',
      '2026-03-29T21:59:59Z',
      true,
    ],
    ['March: after midnight', '2026-03-29T00:00', '2026-03-30T00:00', '2026-03-29T22:00:00Z', false],
    [
      'March: from 3 o’clock, which follows 2',
      '2026-03-29T03:00',
      '2026-03-29T04:00',
      '2026-03-29T01:00:00Z',
      true,
    ],
    [
      'March: the second before the leap',
      '2026-03-29T03:00',
      '2026-03-29T04:00',
      '2026-03-29T00:59:59Z',
      false,
    ],
    ['October: the day has 25 hours', '2026-10-25T00:00', '2026-10-26T00:00', '2026-10-25T22:59:59Z', true],
    ['October: and ends', '2026-10-25T00:00', '2026-10-26T00:00', '2026-10-25T23:00:00Z', false],
    [
      'October: until 3, both hours of 2',
      '2026-10-25T02:00',
      '2026-10-25T03:00',
      '2026-10-25T01:59:59Z',
      true,
    ],
    [
      'October: begins with the first of them',
      '2026-10-25T02:00',
      '2026-10-25T03:00',
      '2026-10-25T00:00:00Z',
      true,
    ],
    ['October: not before', '2026-10-25T02:00', '2026-10-25T03:00', '2026-10-24T23:59:59Z', false],
  ])('%s', (_, from, to, at, expected) => {
    expect(visible(from, to, at)).toBe(expected)
  })
})
