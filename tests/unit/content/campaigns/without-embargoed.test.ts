import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutEmbargoed } from '@/lib/content/campaigns/without-embargoed'

const now = Date.parse('2026-11-21T12:00:00Z')
const secret = 'Morgen alles halb so teuer'
const campaign = (dateFrom: unknown, dateTo: unknown, more: object = {}) => ({
  component: 'trigger_container',
  _uid: 'a',
  dateFrom,
  dateTo,
  body: [{ component: 'headline', text: secret }],
  ...more,
})
const page = (...body: unknown[]) => ({ component: 'page', title: 'Aktion', body })
const says = (content: object, preview = false) =>
  JSON.stringify(withoutEmbargoed(content, { now, preview })).includes(secret)

describe('content without the campaigns that are not running', () => {
  it.each([
    ['has no dates', '', '', true],
    ['has begun', '2026-11-21 11:59', '', true],
    ['begins in this moment', '2026-11-21 12:00', '', true],
    ['begins in a minute', '2026-11-21 12:01', '', false],
    ['begins next year and has no end', '2027-01-01 00:00', null, false],
    ['ends in a minute', undefined, '2026-11-21 12:01', true],
    ['ends in this moment', undefined, '2026-11-21 12:00', false],
    ['is over', '2026-10-01 00:00', '2026-11-01 00:00', false],
    ['ends before it begins', '2026-12-01 00:00', '2026-11-01 00:00', false],
    ['begins at a time of another zone', '2026-11-21T13:30:00+02:00', '', true],
    ['has a date that cannot be read', 'tomorrow', '', false],
  ])('a campaign that %s', (_, from, to, shown) => {
    expect(says(page(campaign(from, to)))).toBe(shown)
  })

  it.each([
    ['in a grid', (hidden: object) => page({ component: 'grid', body: [[hidden]] })],
    ['in a running campaign', (hidden: object) => page(campaign('', '', { body: [hidden] }))],
    ['as a single value', (hidden: object) => page({ component: 'teaser', campaign: hidden })],
    [
      'in rich text',
      (hidden: object) => page({ text: { type: 'doc', content: [{ attrs: { body: [hidden] } }] } }),
    ],
    ['in the layout', (hidden: object) => ({ component: 'layout', campaignsTop: [hidden] })],
  ])('one %s is found as well', (_, around) => {
    expect(says(around(campaign('', '')))).toBe(true)
    expect(says(around(campaign('2026-12-01 00:00', '')))).toBe(false)
  })

  it('keeps a countdown that is over, because it shows what follows', () => {
    const countdown = { component: 'countdown', dateTo: '2026-11-21 11:00', after: secret }
    expect(says(page(countdown))).toBe(true)
    expect(says(page(campaign('', '2026-11-21 11:00', { body: [countdown] })))).toBe(false)
  })

  it('keeps everything else as it is, and does not touch the original', () => {
    const before = page(
      { component: 'headline', text: 'Bleibt' },
      campaign('2027-01-01 00:00', ''),
      'text',
      null,
      3,
    )
    const copy = structuredClone(before)
    expect(withoutEmbargoed(before, { now, preview: false })).toEqual(
      page({ component: 'headline', text: 'Bleibt' }, 'text', null, 3),
    )
    expect(before).toEqual(copy)
  })

  it('keeps any content without a campaign equal', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (content) => {
        const plain = JSON.parse(JSON.stringify(content).replaceAll('__proto__', 'proto'))
        expect(withoutEmbargoed(plain, { now, preview: false })).toEqual(plain)
      }),
    )
  })

  it('shows an editor the one whose dates cannot be read, but not one of another time', () => {
    expect(says(page(campaign('tomorrow', '')), true)).toBe(true)
    expect(says(page(campaign('2027-01-01 00:00', '')), true)).toBe(false)
  })

  it('finds one in content that nests very deep', () => {
    let nested: object = campaign('2027-01-01 00:00', '')
    for (let depth = 0; depth < 50_000; depth += 1) nested = { body: [nested] }
    let inner: unknown = withoutEmbargoed({ body: [nested] }, { now, preview: false })
    while (typeof inner === 'object' && inner !== null && 'body' in inner && Array.isArray(inner.body))
      inner = inner.body[0]
    expect(inner).toBeUndefined()
  })
})
