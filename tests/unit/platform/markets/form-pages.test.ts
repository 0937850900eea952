import { describe, expect, it } from 'vitest'
import { formAddress } from '@/lib/platform/markets/form-pages'
import { findMarket, type Market } from '@/lib/platform/markets/markets'

const chFr = findMarket('baby', 'ch-fr') as Market

describe('the pages around a form', () => {
  it('have addresses with a parameter', () => {
    expect(formAddress(chFr, 'draft', { draft: 'a_b-c' })).toBe('/ch-fr/form/?draft=a_b-c')
    expect(formAddress(chFr, 'confirm', { token: '1.x&y' })).toBe('/ch-fr/form/confirm/?token=1.x%26y')
    expect(formAddress(chFr, 'confirm', { state: 'done' })).toBe('/ch-fr/form/confirm/?state=done')
  })
})
