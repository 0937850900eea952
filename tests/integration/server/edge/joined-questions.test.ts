import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { JoinedPages } from '@/lib/server/edge/joined-pages'
import { questionAt } from '@/lib/server/edge/question-at'
import { loadIndexes } from '@/lib/shop/listing'
import { writeSearchRedirects } from '@/lib/shop/listing/search/search-redirects'
import { givenCatalogue } from '../../../fixtures/catalogue'
import { describeOnDatabases, serveDatabase } from '../../../fixtures/databases'
import { testMarket } from '../../../fixtures/render'

const place = '<template data-place=""></template>'
const script = `<script>self.__next_f.push([1,'{"given":"place-of-a-template"}'])</script>`

const template = (facts: object) =>
  `<main><script type="application/json" data-place-facts="">${JSON.stringify(facts)}</script>${place}</main>${script}`

const listingFacts = {
  scope: { category: 'bodys-strampler', address: '/de/kleidung/', pageSize: 12 },
  ...{ anchor: 'products', headingLevel: 'h2', eager: 2 },
  advices: { keys: [], advisors: { tog: [], size: [] }, pages: {} },
}

const words = '<h2>Rufen Sie uns an</h2>'
/** The words of an editor for a listing without results, as a document that was kept lean has them. */
const wordsApart = `<main><div data-kept="4" data-no-results="">${words}<hr data-no-results-end=""/></div></main>`

/** What a page of the shop itself has in these tests: templates, and an editor's words. */
function documentOf(path: string): string {
  if (path.includes('/no-results/')) return wordsApart
  return template(path.includes('search') ? { pages: [] } : listingFacts)
}

type Answer = { status: number; location?: string; body: string }

/** What the edge answers to an address without Next.js; undefined for what it leaves to it. */
async function ask(address: string, document = documentOf): Promise<Answer | undefined> {
  const { pathname, search } = new URL(address, 'http://shop.example')
  const asked = questionAt('baby', pathname, search)
  if (!asked) throw new Error(`${address} is no question`)
  const answer: Answer = { status: 200, body: '' }
  const reply = {
    setHeader: (name: string, value: string) =>
      name === 'location' && Object.assign(answer, { location: value }),
    writeHead: (status: number) => Object.assign(answer, { status }),
    end: (body: Buffer) => Object.assign(answer, { body: body.toString() }),
  }
  const kept = (path: string) => {
    const page = { headers: {}, tags: [path], madeAt: 1, until: 2 }
    return { ...page, bodies: { identity: Buffer.from(document(path)) } } as never
  }
  const pages = new JoinedPages({ kept, make: async () => undefined })
  const request = { headers: {} }
  const isAnswered = await pages.answer(request as never, reply as never, asked, () => undefined)
  return isAnswered ? answer : undefined
}

describeOnDatabases('a question that is answered without Next.js', (db) => {
  beforeAll(async () => {
    await givenCatalogue(
      db(),
      Array.from({ length: 30 }, (_, index) => ({
        key: `07${String(index).padStart(3, '0')}.1`,
        name: `Strampler ${index}`,
        description: 'Mit Mond und Sternen.',
        brand: index % 2 ? 'Waldkind' : 'Löwenzahn',
        categories: ['bodys-strampler'],
        price: 1_000 + index * 100,
      })),
    )
    await writeSearchRedirects(db(), [
      { locale: testMarket().shopLocale, term: 'Versand', target: '/de/versand/' },
    ])
    await loadIndexes(db(), [testMarket()], async () => undefined)
  })
  beforeEach(() => {
    serveDatabase(db())
    return () => serveDatabase(undefined)
  })

  it.each([
    ['/de/kleidung/?page=7', '/de/kleidung/?page=3'],
    ['/de/kleidung/?sort=newest&page=9', '/de/kleidung/?sort=newest&page=3'],
    ['/de/kleidung/?brand=waldkind&page=2&price=900-1200', '/de/kleidung/?brand=waldkind&price=900-1200'],
    ['/de/suche/?term=Strampler&page=5', '/de/suche/?term=Strampler&page=2'],
    ['/de/suche/?term=versand', '/de/versand/'],
  ])('leads from %s to %s', async (address, location) => {
    expect(await ask(address)).toEqual({ status: 307, location, body: '' })
  })

  describe('that filters leave nothing of', () => {
    it.each([
      '/de/kleidung/?price=1-2',
      '/de/kleidung/?brand=waldkind&price=1-2',
      '/de/suche/?term=Strampler&price=1-2',
    ])('shows the words of an editor: %s', async (address) => {
      const { status, body = '' } = (await ask(address)) ?? {}
      expect(status).toBe(200)
      expect(body).toContain(`</div>${words}</div>`)
      expect(body).not.toContain('data-no-results')
      expect(body).not.toContain('<article')
    })

    it.each([
      ['words have code of the browser', wordsApart.replace(' data-kept="4"', '')],
      ['words have no end', wordsApart.replace('<hr', '<br')],
    ])('is left to Next.js where its %s', async (_, document) => {
      const other = (path: string) => (path.includes('/no-results/') ? document : documentOf(path))
      expect(await ask('/de/kleidung/?price=1-2', other)).toBeUndefined()
    })

    it('is left to Next.js where nothing was left out', async () => {
      expect(await ask('/de/suche/?term=xqzzvw')).toBeUndefined()
    })
  })

  it.each([
    ['/de/kleidung/?sort=newest', 1],
    ['/de/kleidung/?brand=waldkind', 1],
    ['/de/suche/?term=Strampler', 1],
    // Words that no name has are looked for in the texts, once, and compared with those of the catalogue.
    ['/de/suche/?term=Mond', 3],
    ['/de/suche/?term=Mond&sort=newest', 1],
  ])('%s costs %i statements', async (address, most) => {
    // What is kept for a while, such as the offers of the market and the stems of words, is read by the first question.
    await ask('/de/suche/?term=Strampler+Waldkind')
    await ask('/de/kleidung/?sort=price-asc')
    const query = vi.spyOn(db().$client, 'query')
    const answer = await ask(address)
    const texts = query.mock.calls.map(([statement]) => JSON.stringify(statement))
    query.mockRestore()
    expect(answer?.body).toContain('Strampler')
    expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(most)
  })
})
