import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { Countdown } from '@/blocks/countdown/countdown'
import { countdownExamples } from '@/blocks/countdown/countdown.examples'
import { CountdownClock, type CountdownClockProps } from '@/blocks/countdown/countdown-clock.client'
import { remainingOf, watchRemaining } from '@/blocks/countdown/remaining'
import { campaignBoundaries } from '@/lib/content/campaigns/boundaries'
import { countdownBlock } from '@/schemas/blocks/countdown'
import { expectInert, hostileAddresses, hostileText } from '../../fixtures/hostile'
import { renderBlock, testMarket } from '../../fixtures/render'

/** The island as the server sees it: not called by the registry, only written by React. */
vi.mock('@/blocks/countdown/islands', async () => {
  const { CountdownClock } = await import('@/blocks/countdown/countdown-clock.client')
  const island = (props: CountdownClockProps): ReactNode => createElement(CountdownClock, props)
  return { CountdownClock: Object.assign(island, { $$typeof: Symbol.for('react.client.reference') }) }
})

const good = { headline: 'Sommer', dateTo: '2026-11-28 17:00', after: 'Vorbei' }
const render = (blok: Record<string, unknown> = {}, more = {}) =>
  renderBlock(countdownBlock, Countdown, { ...good, ...blok }, more)

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('a countdown', () => {
  test.each([
    ['de', '2026-11-28 17:00', 'Endet am Samstag, 28. November 2026 um 18:00 Uhr'],
    ['de', '2026-07-28 17:00', 'Endet am Dienstag, 28. Juli 2026 um 19:00 Uhr'],
    ['de', '2026-12-31T23:30:00+01:00', 'Endet am Donnerstag, 31. Dezember 2026 um 23:30 Uhr'],
    ['at', '2026-11-28 23:30', 'Endet am Sonntag, 29. November 2026 um 00:30 Uhr'],
    ['ch-fr', '2026-11-28 17:00', 'Se termine le samedi, 28 novembre 2026 à 18 h'],
  ])(
    'in %s tells its end %s in the words and the time zone of the market',
    async (code, dateTo, expected) => {
      const context = { market: testMarket(code), now: Date.UTC(2026, 5, 1) }
      expect(words((await render({ dateTo }, context)).html)).toContain(expected)
    },
  )

  it('is composed anew at its end, as a campaign is', () => {
    const content = { body: [{ component: 'countdown', ...good }] }
    expect(campaignBoundaries(content, Date.UTC(2026, 10, 21))).toBe(Date.UTC(2026, 10, 28, 17))
  })

  test.each([
    ['a millisecond before its end', -1, true],
    ['at its end', 0, false],
    ['a year after', 31_536_000_000, false],
  ])('%s', async (_, after, counts) => {
    const { html } = await render(
      { text: 'Bis dahin', link: { linktype: 'url', url: '/de/' } },
      { now: Date.UTC(2026, 10, 28, 17) + after },
    )
    expect(html.includes('role="timer"')).toBe(counts)
    expect(html.includes('Bis dahin')).toBe(counts)
    expect(html.includes('<a ')).toBe(counts)
    expect(html).toContain('Vorbei')
  })

  it('hides its end text until the end, and reserves its space', async () => {
    expect((await render()).html).toMatch(/<div class="[^"]*invisible"><p[^>]*>Vorbei<\/p>/)
  })

  it('is a quiet timer with a name, and shows no number before it knows the time', async () => {
    const { html } = await render()
    expect(html).toContain(
      '<div role="timer" aria-live="off" aria-label="Verbleibende Zeit" class="noscript:hidden">',
    )
    expect(html.match(/tabular-nums invisible">00</g)).toHaveLength(4)
  })

  it('leaves out the seconds for visitors who ask for reduced motion', async () => {
    expect((await render()).html).toMatch(/motion-reduce:hidden"><div[^>]*>00<\/div><div[^>]*>Sekunden</)
  })

  it('is named by its headline', async () => {
    expect((await render()).html).toMatch(
      /aria-labelledby="headline-countdown-test".*<h2 id="headline-countdown-test"[^>]*>Sommer/,
    )
  })

  it.each([
    { dateTo: undefined },
    { dateTo: '' },
    { dateTo: 'morgen' },
    { dateTo: '2026-13-45 10:00' },
    { dateTo: 7 },
    { after: '' },
    { headline: undefined },
  ])('is refused with %j', async (broken) => {
    await expect(render(broken)).rejects.toThrow()
  })

  it.each(hostileAddresses)('never links to %j', async (url) => {
    const { html } = await render({ link: { linktype: 'url', url } })
    expect(html).not.toContain('<a ')
  })

  it('executes nothing of script in every text', async () => {
    const { html } = await render({
      headline: hostileText,
      text: hostileText,
      after: hostileText,
      link: { linktype: 'url', url: '/de/' },
      linkText: hostileText,
    })
    expectInert(html)
  })

  it.each(countdownExamples)('shows its example: $title', async ({ blok }) => {
    const { html, left } = await renderBlock(countdownBlock, Countdown, blok)
    expect(html).toContain('<section')
    expect(left).toEqual([])
  })
})

describe('what is left', () => {
  const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

  test.each([
    [0, [0, 0, 0, 0]],
    [-5, [0, 0, 0, 0]],
    [1, [0, 0, 0, 1]],
    [second, [0, 0, 0, 1]],
    [second + 1, [0, 0, 0, 2]],
    [minute, [0, 0, 1, 0]],
    [hour - 1, [0, 1, 0, 0]],
    [day - second, [0, 23, 59, 59]],
    [400 * day + 5 * hour + 6 * minute + 7 * second, [400, 5, 6, 7]],
  ])('of %i milliseconds', (left, [days, hours, minutes, seconds]) => {
    expect(remainingOf(left)).toEqual({ days, hours, minutes, seconds })
  })
})

describe('the watch', () => {
  beforeEach(() => vi.useFakeTimers({ now: 0 }))
  afterEach(() => vi.useRealTimers())

  it('tells at once, then on each whole second, and stops at zero', () => {
    const told: number[] = []
    watchRemaining(2500, (left) => told.push(left))
    vi.advanceTimersByTime(10_000)
    expect(told).toEqual([2500, 2000, 1000, 0])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('catches up after a sleep', () => {
    const told: number[] = []
    watchRemaining(10_000, (left) => told.push(left))
    vi.setSystemTime(20_000)
    vi.advanceTimersByTime(1000)
    expect(told).toEqual([10_000, 0])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('tells zero once where the end is past', () => {
    const told: number[] = []
    watchRemaining(-1, (left) => told.push(left))
    vi.advanceTimersByTime(5000)
    expect(told).toEqual([0])
  })

  it('tells nothing more once it is stopped', () => {
    const told: number[] = []
    watchRemaining(5000, (left) => told.push(left))()
    vi.advanceTimersByTime(10_000)
    expect(told).toEqual([5000])
  })
})

test('the clock stands without the time, as the server and the first moment of the browser have it', () => {
  const unit = { language: 'de', one: 'x', other: 'y' }
  const html = renderToStaticMarkup(
    <CountdownClock
      end={0}
      words={{ label: 'Zeit', units: { days: unit, hours: unit, minutes: unit, seconds: unit } }}
      after="Vorbei"
    >
      Bis
    </CountdownClock>,
  )
  expect(html).not.toContain('sr-only')
  expect(html).toMatch(/invisible">Vorbei</)
})
