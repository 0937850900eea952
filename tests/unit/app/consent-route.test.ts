import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET } from '@/app/api/cms/consent/route'
import { consentView } from '@/schemas/api/consent'
import { layoutDefinition } from '@/schemas/layout'

const given = vi.hoisted(() => ({
  config: { brand: 'baby', videosHost: undefined as string | undefined, appEnv: 'production' },
  isPreview: false,
  layout: (): Promise<unknown> => Promise.resolve(undefined),
}))

vi.mock('@/lib/platform/config', () => ({ config: () => given.config }))
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: given.isPreview }) }))
vi.mock('@/lib/content/pages', () => ({ loadLayout: () => given.layout() }))
vi.mock('@/lib/platform/shop-configuration', async (original) => ({
  ...(await original<object>()),
  loadShopConfiguration: async (code: string) => ({ shopId: `shop-${code}` }),
}))

const usual = { brand: 'baby', videosHost: 'https://videos.example', appEnv: 'production' }
const ask = (locale: string) => GET(new Request(`https://shop.example/api/cms/consent/?locale=${locale}`))

beforeEach(() => {
  given.config = usual
  given.isPreview = false
  given.layout = async () => ({ layout: layoutDefinition.schema.parse({ consentTitle: 'Ihre Wahl' }) })
})
afterEach(() => vi.unstubAllEnvs())

describe('the dialog of consent', () => {
  it('comes in the words of the content, and with where its decisions are reported', async () => {
    const view = consentView.parse(await (await ask('fr-CH')).json())
    expect(view.title).toBe('Ihre Wahl')
    expect(view.words.acceptAll).toBe('Tout accepter')
    expect(view.report).toEqual({ address: 'https://videos.example/rum/consent/', shopId: 'shop-ch-fr' })
  })

  it.each([
    ['without a host', { config: { ...usual, videosHost: undefined } }],
    ['where the shop is set to development', { config: { ...usual, appEnv: 'development' } }],
    ['in the preview', { isPreview: true }],
  ])('is not reported %s', async (_, change) => {
    Object.assign(given, change)
    expect(await (await ask('de')).json()).not.toHaveProperty('report')
  })

  it('is not reported in development', async () => {
    vi.stubEnv('NODE_ENV', 'development')
    expect(await (await ask('de')).json()).not.toHaveProperty('report')
  })

  it('is for markets that there are', async () => expect((await ask('xx')).status).toBe(400))
})
