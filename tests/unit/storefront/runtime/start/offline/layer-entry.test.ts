import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  isBetweenLayers,
  isGivenUp,
  layerDepth,
  lookAtEntry,
  stateAtDepth,
  wayOn,
} from '@/lib/storefront/runtime/navigation/layer-entry'

/** A browser's history of one page. */
function browser() {
  const location = { href: 'https://shop.test/de/' }
  const history = {
    state: { router: 1 } as object | null,
    replaceState: (state: object) => {
      history.state = state
    },
  }
  vi.stubGlobal('window', { location, history })
  return { location, history }
}

let shown: ReturnType<typeof browser>
beforeEach(() => {
  shown = browser()
  lookAtEntry()
})
afterEach(() => vi.unstubAllGlobals())

describe('the entry of a layer', () => {
  it('stands above that of its page and keeps what the router wrote', () => {
    expect(layerDepth()).toBe(0)
    shown.history.state = stateAtDepth(2)
    expect(layerDepth()).toBe(2)
    expect(shown.history.state).toMatchObject({ router: 1 })
    shown.history.state = null
    expect(layerDepth()).toBe(0)
  })

  it('is left for that of its page, not for another page', () => {
    shown.history.state = stateAtDepth(1)
    lookAtEntry()
    shown.history.state = stateAtDepth(0)
    expect(isBetweenLayers()).toBe(true)
    shown.location.href = 'https://shop.test/de/versand/'
    expect(isBetweenLayers()).toBe(false)
  })

  it('is taken by the page of a link, and by nothing else', () => {
    expect(wayOn()).toBe('push')
    shown.history.state = stateAtDepth(1)
    lookAtEntry()
    expect(wayOn()).toBe('replace')
    expect(layerDepth()).toBe(0)
    expect(isBetweenLayers()).toBe(false)
  })

  it('is taken by the last of several pages that are asked for at once', () => {
    shown.history.state = stateAtDepth(1)
    lookAtEntry()
    expect([wayOn(), wayOn()]).toEqual(['replace', 'replace'])
    expect(isGivenUp()).toBe(true)
    shown.location.href = 'https://shop.test/de/?colour=green'
    lookAtEntry()
    expect(isGivenUp()).toBe(false)
    expect(wayOn()).toBe('push')
  })
})
