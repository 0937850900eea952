import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadTagManager } from '@/lib/storefront/runtime/tracking/tag-manager'

let appended: { src?: string; async?: boolean }[] = []
let before: unknown[] = []

beforeEach(() => {
  appended = []
  const page = { dataLayer: undefined as unknown[] | undefined }
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {
    createElement: (name: string) => ({ name }),
    head: {
      append(script: object) {
        before = [...(page.dataLayer ?? [])]
        appended.push(script)
      },
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['https://www.googletagmanager.com', 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12'],
  ['https://tags.example/shop', 'https://tags.example/shop/gtm.js?id=GTM-AB12'],
])('the container of %s is loaded, after the data layer says when', (host, src) => {
  const loaded = () => {}
  loadTagManager({ id: 'GTM-AB12', host }, loaded)
  expect(appended).toEqual([{ name: 'script', async: true, src, onload: loaded }])
  expect(before).toEqual([{ event: 'gtm.js', 'gtm.start': expect.any(Number) }])
})
