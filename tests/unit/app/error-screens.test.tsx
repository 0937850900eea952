import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { errorTexts } from '@/lib/platform/i18n'

/** Markup runs no effects; here they run as the browser does after the first render. */
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (effect: () => void) => effect(),
}))
vi.mock('next/navigation', () => ({ usePathname: () => '/ch-fr/lits/' }))

const { default: MarketError } = await import('@/app/[market]/error')
const { default: StudioError } = await import('@/app/studio/error')
const { LanguageProvider } = await import('@/lib/studio/i18n')
const { uiText } = await import('@/lib/studio/ui')
const { default: GlobalError } = await import('@/app/global-error')
const { MissingPath } = await import('@/app/[market]/missing-path.client')

const error = Object.assign(new Error('The shelf fell'), { digest: '4711' })
const reset = () => undefined

const screens: [string, (error: unknown) => ReactNode][] = [
  ['the error screen of a page', (thrown) => <MarketError error={thrown} reset={reset} />],
  ['the error screen of the document', (thrown) => <GlobalError error={thrown} reset={reset} />],
]

const pageIn = (lang: string, environment?: 'qa') => ({
  documentElement: { dataset: { environment }, lang },
  querySelector: () => null,
})

beforeEach(() => {
  vi.stubGlobal('document', pageIn('fr-CH'))
  vi.stubGlobal('window', { location: { pathname: '/ch-fr/lits/' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe.each(screens)('%s', (_, screen) => {
  it.each(['fr-CH', 'de-CH', 'nl-BE'])('says all of it in the language of the market: %s', (lang) => {
    vi.stubGlobal('document', pageIn(lang))
    const html = renderToStaticMarkup(screen(error))
    const { oops, headline, message, suggestion, home, retry } = errorTexts(lang)
    for (const text of [oops, headline, message, suggestion, home, retry]) expect(html).toContain(text)
    expect(html).toContain('href="/ch-fr/"')
  })

  it('shows code, message and stack in the quality assurance environment alone', () => {
    expect(renderToStaticMarkup(screen(error))).not.toMatch(/shelf|4711|error-screens|data-error-details/)
    vi.stubGlobal('document', pageIn('fr-CH', 'qa'))
    const html = renderToStaticMarkup(screen(error))
    for (const text of ['500', 'The shelf fell', '4711', 'error-screens.test.tsx'])
      expect(html).toContain(text)
  })

  it('reloads the page of a build that is gone, once, and no other', () => {
    const kept = new Map<string, string>()
    const reload = vi.fn()
    vi.stubGlobal('window', {
      location: { href: 'https://shop.example/ch-fr/lits/', pathname: '/ch-fr/lits/', reload },
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
    })
    renderToStaticMarkup(screen(error))
    expect(reload).not.toHaveBeenCalled()
    const missingChunk = Object.assign(new Error('x'), { name: 'ChunkLoadError' })
    renderToStaticMarkup(screen(missingChunk))
    renderToStaticMarkup(screen(missingChunk))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('takes anything that is thrown', () => {
    vi.stubGlobal('document', pageIn('fr-CH', 'qa'))
    expect(renderToStaticMarkup(screen('a text'))).toContain('a text')
    expect(renderToStaticMarkup(screen(undefined))).toContain('undefined')
  })
})

describe('the error screen of the Studio', () => {
  it.each(['de', 'fr', 'en'] as const)('speaks %s, and leads on and back', (language) => {
    const html = renderToStaticMarkup(
      <LanguageProvider language={language}>
        <StudioError error={error} retry={reset} />
      </LanguageProvider>,
    )
    const t = uiText(language)
    for (const key of ['title', 'text', 'kept', 'retry', 'tree'] as const)
      expect(html).toContain(t(`failure.${key}`))
    expect(html).toContain('href="/studio/"')
    expect(html).not.toContain('The shelf fell')
  })

  it('is that of the document where even its frame fails, in English too', () => {
    vi.stubGlobal('document', pageIn('en'))
    vi.stubGlobal('window', { location: { pathname: '/studio/stories/5/' } })
    const html = renderToStaticMarkup(<GlobalError error={error} reset={reset} />)
    expect(html).toContain('Something went wrong')
    expect(html).toContain('href="/studio/"')
  })
})

describe('the path of a missing page', () => {
  it('is shown in the quality assurance environment alone', () => {
    expect(renderToStaticMarkup(<MissingPath />)).toBe('')
    vi.stubGlobal('document', pageIn('fr-CH', 'qa'))
    expect(renderToStaticMarkup(<MissingPath />)).toContain('Page Not Found: /ch-fr/lits/')
  })
})

describe('the words of the error screens', () => {
  it('need no other spelling in Switzerland', () =>
    expect(Object.values(errorTexts('de-CH')).join()).not.toContain('ß'))
})
