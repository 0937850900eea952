import { describe, expect, it } from 'vitest'
import { campaignBoundaries } from '@/lib/content/campaigns/boundaries'

const now = Date.parse('2026-11-21T12:00:00Z')
const boundary = (content: unknown) => {
  const found = campaignBoundaries(content, now)
  return found === undefined ? undefined : new Date(found).toISOString()
}
const container = (dateFrom: unknown, dateTo: unknown, body: unknown[] = []) => ({
  component: 'trigger_container',
  _uid: 'a',
  dateFrom,
  dateTo,
  body,
})

describe('the campaign boundaries of a story', () => {
  it('finds the soonest of all campaigns, nested ones too', () => {
    const story = {
      content: {
        component: 'page',
        body: [
          container('2026-12-01 00:00', '2026-12-24 00:00'),
          {
            component: 'grid',
            body: [container('', '2026-11-30 23:00', [container('2026-11-22 05:30', '')])],
          },
        ],
      },
    }
    expect(boundary(story)).toBe('2026-11-22T05:30:00.000Z')
  })

  it('reads the dates as the block does: without a zone they are UTC', () => {
    expect(boundary(container('2026-11-21 13:00', ''))).toBe('2026-11-21T13:00:00.000Z')
    expect(boundary(container('2026-11-21T13:00:00+01:00', ''))).toBeUndefined()
    expect(boundary(container('2026-11-21T14:00:00+01:00', ''))).toBe('2026-11-21T13:00:00.000Z')
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'dateFrom'],
    ['a story without a campaign', { body: [{ component: 'headline', text: '2027-01-01 00:00' }] }],
    ['a campaign that is over', container('2026-01-01 00:00', '2026-02-01 00:00')],
    ['dates that are none', container({ a: 1 }, ['2027'])],
    ['dates of words', container('tomorrow', 'later')],
  ])('finds none in %s', (_, content) => {
    expect(boundary(content)).toBeUndefined()
  })

  it('returns from a story that nests without end', () => {
    const loop: Record<string, unknown> = { dateTo: '2026-11-22 00:00' }
    loop.body = [loop, loop, loop]
    expect(boundary(loop)).toBe('2026-11-22T00:00:00.000Z')
  })

  it('gives up on a story too large to walk', () => {
    const body = Array.from({ length: 400_000 }, () => ({ component: 'x' }))
    const started = performance.now()
    expect(boundary({ body: [...body, container('2026-11-22 00:00', '')] })).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})
