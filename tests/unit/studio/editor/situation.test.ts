import { describe, expect, it } from 'vitest'
import { knownValue } from '@/lib/studio/editor/frame/known-value'
import { askedNothing, situationFrom } from '@/lib/studio/editor/frame/situation'
import { frameAddress } from '@/lib/studio/frame/frame-address'

const zone = 'Europe/Vienna'

describe('the situation in which the editor shows the page', () => {
  it('is the present until something is asked', () => {
    expect(situationFrom(askedNothing, zone)).toEqual({})
    expect(situationFrom({ ...askedNothing, product: '  ' }, zone)).toEqual({})
  })

  it.each([
    ['2026-12-01T08:00', '2026-12-01T07:00:00.000Z'],
    ['2026-07-01T08:00', '2026-07-01T06:00:00.000Z'],
  ])('has %s by the clock of the market as %s', (at, expected) => {
    expect(situationFrom({ ...askedNothing, at }, zone)).toEqual({ at: expected })
  })

  it('leaves out a time that is none', () => {
    expect(situationFrom({ ...askedNothing, at: '2026-13-01T08:00' }, zone)).toEqual({})
  })

  it('stands in the address of the frame, in which campaigns that do not show stay', () => {
    const asked = { ...askedNothing, product: ' pw1 ', checkout: 'payment', path: '/de/x/' }
    expect(frameAddress('de-de/start', { ghosts: '1', ...situationFrom(asked, zone) })).toBe(
      '/preview/de-de/start/?ghosts=1&product=pw1&checkout=payment&path=%2Fde%2Fx%2F',
    )
  })
})

const thing = { value: 'pw1', name: 'Wickelbody', detail: '' }

describe('a value with which the page is shown', () => {
  it.each([
    ['is named where there is such a thing', 'pw1', [thing], { name: 'Wickelbody' }],
    ['is told to be unknown where there is none', 'pw2', [], 'unknown'],
    ['has spaces around it that count for nothing', ' pw1 ', [thing], { name: 'Wickelbody' }],
    ['is nothing', '  ', [], undefined],
  ] as const)('%s', (_, value, things, expected) => {
    expect(knownValue(value, value, { kind: 'found', things: [...things] })).toEqual(expected)
  })

  it('is not judged while it is typed, looked up, or cannot be looked up', () => {
    expect(knownValue('pw', 'pw1', { kind: 'found', things: [] })).toBeUndefined()
    expect(knownValue('pw1', 'pw1', { kind: 'loading' })).toBeUndefined()
    expect(knownValue('pw1', 'pw1', { kind: 'failed', status: 503 })).toBeUndefined()
  })
})
