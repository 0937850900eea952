import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { isOver, lastReturnDay } from '@/lib/shop/rules/return-terms'
import type { ReturnTerms } from '@/schemas/shop'

const germany = { terms: usualReturnTerms, timezone: 'Europe/Berlin' }
const sent = (placed: string, ...parcels: string[]) => ({
  placedAt: new Date(placed),
  shipments: parcels.map((shippedAt) => ({ shippedAt: new Date(shippedAt) })),
})

describe('the last day for a return', () => {
  it.each([
    ['is none before anything is sent', sent('2026-06-01T10:00:00Z'), undefined],
    ['is thirty days after delivery', sent('2026-06-01T10:00:00Z', '2026-06-02T10:00:00Z'), '2026-07-07'],
    [
      'counts from the last parcel',
      sent('2026-06-01T10:00:00Z', '2026-06-10T10:00:00Z', '2026-06-02T10:00:00Z'),
      '2026-07-15',
    ],
    ['counts days of the shop', sent('2026-06-01T10:00:00Z', '2026-06-02T22:30:00Z'), '2026-07-08'],
    ['is longer at Christmas', sent('2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z'), '2027-01-31'],
    ['begins to be longer on a day', sent('2026-11-14T22:59:00Z', '2026-11-16T10:00:00Z'), '2026-12-21'],
    ['is longer from its midnight', sent('2026-11-14T23:00:00Z', '2026-11-16T10:00:00Z'), '2027-01-31'],
    ['is never shorter at Christmas', sent('2026-12-24T10:00:00Z', '2027-01-20T10:00:00Z'), '2027-02-24'],
    [
      'counts from no day before the one that was announced for the arrival',
      {
        ...sent('2026-06-01T10:00:00Z', '2026-06-02T10:00:00Z'),
        lines: [{ arrivesTo: '2026-06-05' }, { arrivesTo: '2026-06-09' }, { arrivesTo: null }],
      },
      '2026-07-09',
    ],
    [
      'waits longer for freight',
      { ...sent('2026-06-01T10:00:00Z', '2026-06-02T10:00:00Z'), cost: { isFreight: true } },
      '2026-07-16',
    ],
  ])('%s', (_, order, day) => {
    expect(lastReturnDay(order, germany)).toBe(day)
  })

  it('is that of the shop: its days, and the longest of the times that an order is in', () => {
    const order = sent('2027-11-20T10:00:00Z', '2027-11-21T10:00:00Z')
    const until = (terms: ReturnTerms) => lastReturnDay(order, { ...germany, terms })
    expect(until({ ...usualReturnTerms, days: 14, longer: [] })).toBe('2027-12-10')
    const longer = ['2028-01-15', '2028-01-31', '2028-01-08'].map((day) => ({
      ...{ from: '2027-11-15', to: '2027-12-24', until: day },
    }))
    expect(until({ ...usualReturnTerms, days: 14, longer })).toBe('2028-01-31')
    expect(until({ ...usualReturnTerms, days: 100, longer })).toBe('2028-03-05')
  })

  it('is over with its local midnight', () => {
    expect(isOver('2026-07-07', new Date('2026-07-07T21:59:59Z'), germany.timezone)).toBe(false)
    expect(isOver('2026-07-07', new Date('2026-07-07T22:00:00Z'), germany.timezone)).toBe(true)
  })
})

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:json|tsx?)$/.test(file) && !file.endsWith('.examples.ts'))
    .map((file) => `${folder}/${file}`)

/** What else takes thirty days: the law on price reductions, what is new, a partner's invoice, and a login. */
const otherDays =
  /garantie légale de conformité|réparation ou le remplacement du bien|interval '|"lowest"|Zahlungspartner|notre partenaire|betaalpartner|privacy\.json|nestling`/

describe('the term for returns', () => {
  it.each([
    ...['lib/platform/i18n/messages', 'scripts/seed/content', 'blocks', 'lib/storefront', 'lib/shop'],
  ])('is named in %s by its one source alone', (folder) => {
    const days = /\b(?:30|dreißig|trente|dertig)[ \u00a0\u202f]+(?:[\p{L}]+ )?(?:Tag|jours|dagen|days)/u
    const second = filesOf(folder).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => days.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(second.filter((line) => !otherDays.test(line))).toEqual([])
  })
})
