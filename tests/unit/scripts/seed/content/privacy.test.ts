import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { automaticService } from '@/lib/storefront/consent/validity'
import { seedStories } from '@/scripts/seed/content'

/** The Studio and the preview are for the shop's own people; no shopper loads their code or is given their cookies. */
const ofEditors = /^(?:(?:lib|app|app\/api)\/studio|lib\/content\/preview)\//

const sources = globSync('{app,blocks,lib,registry}/**/*.{ts,tsx}')
  .filter((file) => !ofEditors.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** How the code names what it keeps in a browser; a key that goes on with `${` is named by how it begins. */
const cookie = /Cookie = (?:\{\s*name: )?'([^']+)'|cookieName: .*?'([^']+)'(?: : '([^']+)')?/g
const storageKey = /const (?:key|prefix) = ['`]([^'`$]+)/g

const namesIn = (text: string, naming: RegExp) =>
  [...text.matchAll(naming)].flatMap(([, ...names]) => names.filter((name) => name !== undefined))

const keepers = sources.flatMap(({ file, text }) => {
  const setsCookie =
    /\bjar\.set\(|\bcookieName\b|\bsatisfies CookieKind\b|sameSite: 'lax',\s*\} as const/.test(text)
  const setsKey = /\.setItem\(/.test(text)
  return [
    ...(setsCookie ? [{ file, names: namesIn(text, cookie) }] : []),
    ...(setsKey ? [{ file, names: namesIn(text, storageKey) }] : []),
  ]
})

describe('what the shop keeps in a browser', () => {
  it('is named where it is kept', () => {
    expect(keepers.length).toBeGreaterThan(6)
    expect(keepers.filter(({ names }) => names.length === 0)).toEqual([])
  })

  it('goes no other way', () => {
    const other = sources.filter(({ text }) =>
      /document\.cookie = |\bcookies\(\)\)\.set\(|\bcookieStore\b\.set|\bindexedDB\b|\bcaches\.open\b|(?:local|session)Storage(?:\[|\.[^gsrk])/.test(
        text,
      ),
    )
    expect(other.map(({ file }) => file)).toEqual(['lib/storefront/visitor/browser-cookies.ts'])
  })

  const pages = [...seedStories('baby'), ...seedStories('bm')].filter(({ group }) => group === 'privacy')

  it.each(pages)('is named by the privacy page: $fullSlug', ({ content }) => {
    const words = JSON.stringify(content)
    const missing = keepers.flatMap(({ names }) => names.filter((name) => !words.includes(`"${name}`)))
    expect(missing).toEqual([])
  })

  it.each(pages)('says that kiosks do not ask: $fullSlug', ({ content }) => {
    const words = JSON.stringify(content).split('"type":"paragraph"')
    const named = words.filter((each) => each.includes(`"${automaticService}"`))
    expect(named.filter((each) => /Läden|magasins|winkels/.test(each))).toHaveLength(1)
  })
})
