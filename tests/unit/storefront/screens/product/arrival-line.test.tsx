// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allMarkets, countryOf } from '@/lib/platform/markets'
import { arrivalDays } from '@/lib/shop/product'
import { deliveryMessage } from '@/lib/shop/rules'
import { ArrivalLine } from '@/lib/storefront/screens/product/arrival-line.client'

let root: Root | undefined

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(() => {
  act(() => root?.unmount())
  vi.useRealTimers()
})

const marketOf = (code: string) => {
  const market = allMarkets.find((each) => each.code === code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}

/** What basket and checkout say of the same goods at the same time. */
function inBasket(code: string, daysFrom: number, daysTo: number) {
  const availability = { bvc: 1, daysFrom, daysTo, preorder: false, download: false } as const
  const delivery = deliveryMessage(availability, 'baby')
  return arrivalDays({ delivery, availability }, marketOf(code), new Date())?.words
}

const lineOf = (code: string, daysFrom: number, daysTo: number) => {
  const market = marketOf(code)
  return <ArrivalLine days={{ daysFrom, daysTo }} market={market} country={countryOf(market)} />
}
const shown = () => document.querySelector('p')?.textContent

/** Opens a document that was made some days ago. */
function open(code: string, daysFrom: number, daysTo: number, at: string) {
  vi.setSystemTime('2026-11-20T10:00:00Z')
  const line = lineOf(code, daysFrom, daysTo)
  document.body.innerHTML = `<main>${renderToString(line)}</main>`
  expect(shown()).toBe('')
  vi.setSystemTime(at)
  act(() => {
    root = hydrateRoot(document.querySelector('main') as Element, line)
  })
}

/** Each a minute before and after midnight where the market is; Brussels is an hour ahead of UTC as well. */
const midnights: [code: string, daysFrom: number, daysTo: number, before: string, after: string][] = [
  ['de', 1, 3, 'Fr., 27. November – Di., 1. Dezember', 'Mo., 30. November – Mi., 2. Dezember'],
  ['at', 1, 1, 'Fr., 27. November', 'Mo., 30. November'],
  ['ch-fr', 1, 3, 'ven. 27 novembre – mar. 1er décembre', 'lun. 30 novembre – mer. 2 décembre'],
  ['be', 4, 7, 'wo 2 – ma 7 december', 'do 3 – di 8 december'],
  ['de', 14, 21, 'Do., 10. – Do., 17. Dezember', 'Fr., 11. – Fr., 18. Dezember'],
]

it.each(midnights)(
  'in %s, %d to %d days are other ones after midnight',
  (code, daysFrom, daysTo, ...words) => {
    for (const [index, time] of ['2026-11-26T22:59:00Z', '2026-11-26T23:01:00Z'].entries()) {
      open(code, daysFrom, daysTo, time)
      for (const day of shown()?.split(/\s–\s/) ?? []) expect(inBasket(code, daysFrom, daysTo)).toContain(day)
      expect(shown()?.replace(/[\u00a0\u2009\u202f]/g, ' ')).toBe(words[index])
      act(() => root?.unmount())
    }
  },
)

it('a page that stays open names other days once midnight has passed where the market is', () => {
  open('de', 1, 3, '2026-11-26T22:59:00Z')
  const before = shown()
  act(() => vi.advanceTimersByTime(30_000))
  expect(shown()).toBe(before)
  act(() => vi.advanceTimersByTime(60_000))
  expect(shown()).not.toBe(before)
  expect(inBasket('de', 1, 3)).toContain(shown())
})
