// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { layersChanged } from '@/lib/storefront/design/ui/client'
import { layerDepth, wayOn } from '@/lib/storefront/runtime/navigation/layer-entry'
import { watchLayers } from '@/lib/storefront/runtime/navigation/layer-history'

const settled = async () => {
  layersChanged()
  await new Promise((done) => setTimeout(done, 20))
}

it('an entry that waits for the page of a link is given to no layer before that page is there', async () => {
  document.body.innerHTML = '<div class="suggestions"></div>'
  watchLayers()
  await settled()
  expect(layerDepth()).toBe(1)
  const entries = window.history.length
  expect(wayOn()).toBe('replace')
  await settled()
  expect([layerDepth(), window.history.length]).toEqual([0, entries])
  window.history.replaceState({}, '', '/?colour=green')
  await settled()
  expect([layerDepth(), window.history.length]).toEqual([1, entries + 1])
})
