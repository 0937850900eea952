import { describe, expect, it } from 'vitest'
import { back, backTo, menuRoot, openLevel } from '@/lib/storefront/screens/frame/menu-stack'

describe('the breadcrumb stack of the category navigation', () => {
  it('goes down level by level', () => expect(openLevel(openLevel(menuRoot, 'a'), 'b')).toEqual(['a', 'b']))
  it('goes back one level', () => expect(back(['a', 'b'])).toEqual(['a']))
  it('stays at the root', () => expect(back(menuRoot)).toEqual([]))
  it('goes back to a level of the way', () => expect(backTo(['a', 'b', 'c'], 'b')).toEqual(['a', 'b']))
  it('goes back to the root from an unknown level', () => expect(backTo(['a', 'b'], 'x')).toEqual([]))
})
