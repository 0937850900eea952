import { describe, expect, it } from 'vitest'
import { firstTargets, mostInView } from '@/lib/storefront/runtime/navigation/preload-in-view'
import { savesData } from '@/lib/storefront/runtime/navigation/saves-data'

describe('of the links in view', () => {
  it.each([
    ['the first four', ['/a/', '/b/', '/c/', '/d/', '/e/'], ['/a/', '/b/', '/c/', '/d/']],
    ['each page once', ['/a/', '/a/#x', '/b/', '/a/'], ['/a/', '/b/']],
    ['none of this page', ['/here/', '/here/#x', '/a/'], ['/a/']],
    ['none that is made at request', ['/here/?page=2', '/a/?brand=x#y', '/b/#?'], ['/b/']],
    ['none that the browser follows', [undefined, '/a/', undefined], ['/a/']],
    ['nothing', [], []],
  ])('%s', (_, targets, expected) => {
    expect(firstTargets(targets, '/here/')).toEqual(expected)
    expect(expected.length).toBeLessThanOrEqual(mostInView)
  })
})

describe('nothing is loaded ahead', () => {
  it.each([
    [{}, false],
    [{ connection: {} }, false],
    [{ connection: { saveData: false, effectiveType: '4g' } }, false],
    [{ connection: { effectiveType: '3g' } }, false],
    [{ connection: { saveData: true, effectiveType: '4g' } }, true],
    [{ connection: { effectiveType: '2g' } }, true],
    [{ connection: { effectiveType: 'slow-2g' } }, true],
  ])('with %o: %s', (navigator, thrifty) => expect(savesData(navigator)).toBe(thrifty))
})
