import { describe, expect, it } from 'vitest'
import { handoutAddress, slugOfHandout } from '@/lib/content/documents/address'
import { handoutParts } from '@/lib/content/documents/parts'
import { findMarket, type Market } from '@/lib/platform/markets'

const article = (...body: object[]) => ({ component: 'page', pageType: 'article', body })
const node = (type: string, ...content: object[]) => ({ type, content })
const said = (text: string, marks: object[] = []) => ({ type: 'text', text, marks })
const richText = (...content: object[]) => ({ component: 'rich_text', text: { type: 'doc', content } })

describe('the address of an article on paper', () => {
  it.each([
    [
      ['ratgeber', 'erstausstattung.pdf'],
      ['ratgeber', 'erstausstattung'],
    ],
    [['erstausstattung'], undefined],
    [['.pdf'], undefined],
    [[], undefined],
  ])('of %j is the slug %j', (segments, slug) => {
    expect(slugOfHandout(segments)).toEqual(slug)
  })

  it('leads back to its page', () => {
    const address = handoutAddress('/de/ratgeber/erstausstattung/')
    expect(address).toBe('/documents/pages/de/ratgeber/erstausstattung.pdf')
    expect(slugOfHandout(address.split('/').slice(4))).toEqual(['ratgeber', 'erstausstattung'])
  })
})

describe('an article on paper', () => {
  it('says what its shared sections say', () => {
    const paragraph = { component: 'paragraph', _uid: 'p', text: 'Pakete kommen in drei Tagen.' }
    const content = { component: 'section', body: [paragraph] }
    const uuid = '00000000-0000-4000-8000-000000000001'
    const sections = [{ id: 1, uuid, full_slug: 'de-de/sections/1', content }, uuid]
    expect(handoutParts(article({ component: 'shared_section', sections }))).toEqual([
      { kind: 'text', text: 'Pakete kommen in drei Tagen.' },
    ])
  })

  it('is none while drafting notes stand in it, for the terms too', () => {
    const note = { component: 'paragraph', type: 'note', text: 'Wer verkauft' }
    const page = { ...article({ component: 'headline', text: 'AGB', type: 'h1' }, note), pageType: 'page' }
    expect(handoutParts(page, { isTerms: true })).toBeUndefined()
    expect(handoutParts(article(richText({ type: 'blok', attrs: { body: [note] } })))).toBeUndefined()
  })

  it('says what its blocks say, in their order', () => {
    const parts = handoutParts(
      article(
        { component: 'headline', text: 'Was ein Kind braucht', type: 'h1' },
        { component: 'paragraph', text: 'Ein Bett.\n\nMilch.' },
        {
          component: 'table',
          caption: 'Kleidung',
          table: {
            thead: [{ value: 'Was' }, { value: 'Größe 50' }, { value: 'Größe 56' }],
            tbody: [{ body: [{ value: 'Bodys' }, { value: '2' }, { value: '6' }] }],
          },
        },
        richText(
          node('heading', said('Später')),
          node('paragraph', said('Ein '), said('Hochstuhl', [{ type: 'bold' }])),
          node('bullet_list', node('list_item', node('paragraph', said('Lätzchen')))),
          node(
            'ordered_list',
            node('list_item', node('paragraph', said('messen'))),
            node('list_item', node('paragraph', said('kaufen'))),
          ),
          node(
            'table',
            node('tableRow', node('tableHeader', said('TOG')), node('tableHeader', said('Grad'))),
            node('tableRow', node('tableCell', said('2,5')), node('tableCell', said('18'))),
          ),
        ),
      ),
    )
    expect(parts).toEqual([
      { kind: 'title', text: 'Was ein Kind braucht' },
      { kind: 'text', text: 'Ein Bett.' },
      { kind: 'text', text: 'Milch.' },
      { kind: 'heading', text: 'Kleidung' },
      { kind: 'fact', label: 'Bodys', text: 'Größe 50: 2, Größe 56: 6' },
      { kind: 'heading', text: 'Später' },
      { kind: 'text', text: 'Ein Hochstuhl' },
      { kind: 'item', text: 'Lätzchen' },
      { kind: 'text', text: '1. messen' },
      { kind: 'text', text: '2. kaufen' },
      { kind: 'fact', label: '2,5', text: 'Grad: 18' },
    ])
  })

  it('has no heading over cards alone, and nothing of what only a screen shows', () => {
    expect(
      handoutParts(
        article(
          { component: 'paragraph', text: 'Text' },
          { component: 'headline', text: 'Als Nächstes' },
          { component: 'grid', columns: 2, body: [{ component: 'teaser', headline: 'Weiter' }] },
          { component: 'headline', text: 'Ende' },
        ),
      ),
    ).toEqual([{ kind: 'text', text: 'Text' }])
  })

  it.each([
    { component: 'page', body: [{ component: 'paragraph', text: 'Text' }] },
    { component: 'layout' },
    { pageType: 'article' },
    null,
    'article',
  ])('is no other content: %j', (content) => {
    expect(handoutParts(content)).toBeUndefined()
  })

  it('is the page with the terms, which every confirmation of an order carries', () => {
    const terms = { component: 'page', body: [{ component: 'paragraph', text: 'Text' }] }
    expect(handoutParts(terms, { isTerms: true })).toEqual([{ kind: 'text', text: 'Text' }])
  })

  it('names the addresses that a contract on paper refers to, and no others', () => {
    const link = (text: string, attrs: object) => ({ type: 'text', text, marks: [{ type: 'link', attrs }] })
    const story = (slug: string) => ({ linktype: 'story', story: { full_slug: slug } })
    const terms = {
      ...article(
        richText(
          node('paragraph', said('Mehr: '), link('Bezahlen', story('de-de/zahlung')), said('.')),
          node(
            'paragraph',
            link('oben', story('de-de/agb')),
            link('Mail', { linktype: 'email', href: 'a@b.example' }),
          ),
        ),
      ),
    }
    const address = new URL('https://shop.example/de/agb/')
    const base = { market: findMarket('bm', 'de') as Market, address }
    const parts = handoutParts(terms, { isTerms: true, base })
    expect(parts).toEqual([
      { kind: 'text', text: 'Mehr: Bezahlen (shop.example/de/zahlung/).' },
      { kind: 'text', text: 'obenMail' },
    ])
    expect(handoutParts(terms, { base })?.[0]).toEqual({ kind: 'text', text: 'Mehr: Bezahlen.' })
  })

  it('names the address of the market where its folder has another name', () => {
    const attrs = { linktype: 'story', story: { full_slug: 'fr-ch/livraison' } }
    const page = article(richText(node('paragraph', said('Livraison', [{ type: 'link', attrs }]))))
    const base = {
      market: findMarket('bm', 'ch-fr') as Market,
      address: new URL('https://shop.example/ch-fr/cgv/'),
    }
    expect(handoutParts(page, { isTerms: true, base })).toEqual([
      { kind: 'text', text: 'Livraison (shop.example/ch-fr/livraison/)' },
    ])
  })

  it('loses a broken block alone', () => {
    const parts = handoutParts(
      article(
        { component: 'paragraph' },
        { component: 'table', table: 'x' },
        richText(node('heading'), { type: 7 }),
        { component: 'paragraph', text: 'Text' },
      ),
    )
    expect(parts).toEqual([{ kind: 'text', text: 'Text' }])
  })
})
