import { describe, expect, it } from 'vitest'
import { formAddress, formRewrites } from '@/lib/platform/markets/form-pages'
import { findMarket, type Market, marketsOf } from '@/lib/platform/markets/markets'

const chFr = findMarket('baby', 'ch-fr') as Market

describe('the pages around a form', () => {
  it('have addresses with a parameter', () => {
    expect(formAddress(chFr, 'draft', { draft: 'a_b-c' })).toBe('/ch-fr/form/?draft=a_b-c')
    expect(formAddress(chFr, 'confirm', { token: '1.x&y' })).toBe('/ch-fr/form/confirm/?token=1.x%26y')
    expect(formAddress(chFr, 'confirm', { state: 'done' })).toBe('/ch-fr/form/confirm/?state=done')
  })

  it('are there with their parameter alone: without it the path is that of a content page', () => {
    const rewrites = formRewrites(marketsOf('baby'))
    expect(rewrites.map(({ source, has }) => [source, ...has.map(({ key }) => key)])).toEqual([
      ['/:market(de|at|ch-fr|ch)/form/', 'draft'],
      ['/:market(de|at|ch-fr|ch)/form/confirm/', 'token'],
      ['/:market(de|at|ch-fr|ch)/form/confirm/', 'state'],
    ])
  })
})
