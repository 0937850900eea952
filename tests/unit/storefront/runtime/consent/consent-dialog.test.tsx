import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Categories } from '@/lib/storefront/runtime/consent/categories'
import { ConsentDialog } from '@/lib/storefront/runtime/consent/consent-dialog'
import { asksOn } from '@/lib/storefront/runtime/consent/load-view'
import { writeConsent } from '@/lib/storefront/runtime/consent/stored-consent'
import { consentView } from '@/lib/storefront/screens/layout/consent-view'
import { layoutDefinition } from '@/schemas/layout'
import { consent, decidedService } from '@/tests/fixtures/consent'
import { cookieJar } from '@/tests/fixtures/cookie-jar'
import { testMarket } from '@/tests/fixtures/render'

const layout = layoutDefinition.schema.parse({
  consentLinks: [
    {
      component: 'layout_link',
      _uid: 'privacy',
      name: 'Datenschutz',
      link: { linktype: 'story', story: { full_slug: 'de-de/datenschutz' } },
    },
  ],
  consentCategories: [
    {
      ...{
        component: 'consent_category',
        _uid: 'a',
        group: 'essential',
        title: 'Notwendig',
        required: 'yes',
      },
      services: [
        { component: 'consent_service', _uid: 'b', name: 'shop', title: 'Laden', storage: ' a, b* ,' },
      ],
    },
    {
      ...{ component: 'consent_category', _uid: 'c', group: 'statistics', title: 'Statistik' },
      services: [
        { component: 'consent_service', _uid: 'd', name: 'counter', title: 'Zähler', company: 'Zählwerk' },
        { component: 'consent_service', _uid: 'e', name: 'speed', title: 'Tempo' },
      ],
    },
  ],
})
const view = consentView(layout, testMarket())

const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*class="([^"]*)"[^>]*>(.*?)<\/button>/g)].map(([, look, words = '']) => ({
    look,
    words: words.replace(/<[^>]+>/g, ''),
  }))
const switches = (html: string) =>
  [...html.matchAll(/<label.*?<\/label>/g)].map(([label]) => ({
    name: label.replace(/<[^>]+>/g, ''),
    isOn: label.includes('checked=""'),
    isFixed: label.includes('disabled=""'),
  }))

const visit = (cookies: Record<string, string>) => vi.stubGlobal('document', cookieJar(cookies).document)
beforeEach(() => visit({}))
afterEach(() => vi.unstubAllGlobals())

const dialog = () => renderToStaticMarkup(<ConsentDialog view={view} close={() => {}} />)

describe('the dialog of a fresh visitor', () => {
  it('refuses by a button like that which accepts, and before it', () => {
    const [deny, accept] = buttons(dialog()).filter(({ words }) => /notwendige|erlauben/.test(words))
    expect([deny?.words, accept?.words]).toEqual(['Nur notwendige', 'Alle erlauben'])
    expect(deny?.look).toBe(accept?.look)
  })

  it('has its name, and the pages that explain it', () => {
    const html = dialog()
    expect(html).toMatch(/<dialog[^>]*aria-labelledby="consent-dialog-title"/)
    expect(html).toContain('id="consent-dialog-title"')
    expect(html).toContain('href="/de/datenschutz/"')
    expect(switches(html)).toEqual([])
  })
})

it('the dialog of a visitor who has decided begins with the decisions', () => {
  const services = [decidedService('speed', 'statistics')]
  visit({ consent: writeConsent(consent({ timestamp: Date.now() - 1000, services })) })
  const html = dialog()
  expect(html).toContain('Cookie-Einstellungen')
  expect(switches(html).map(({ name, isOn }) => [name, isOn])).toEqual([
    ['NotwendigImmer aktiv', true],
    ['Laden', true],
    ['Statistik', false],
    ['Zähler', false],
    ['Tempo', true],
  ])
  expect(html).toContain('Dienste: 1 von 2 aktiv')
})

describe('the categories', () => {
  const shown = (chosen: string[]) =>
    renderToStaticMarkup(
      <Categories
        categories={view.categories}
        words={view.words}
        chosen={new Set(chosen)}
        change={() => {}}
      />,
    )

  it('that are required cannot be switched off', () =>
    expect(switches(shown([])).filter(({ isFixed }) => isFixed)).toEqual([
      { name: 'NotwendigImmer aktiv', isOn: true, isFixed: true },
      { name: 'Laden', isOn: true, isFixed: true },
    ]))

  it('are on when all of their services are', () => {
    const isOn = (chosen: string[]) => switches(shown(chosen)).find(({ name }) => name === 'Statistik')?.isOn
    expect([[], ['speed'], ['speed', 'counter']].map(isOn)).toEqual([false, false, true])
  })

  it('name who offers a service and what it keeps', () => {
    expect(shown([])).toContain('<dd>Zählwerk</dd>')
    expect(shown([])).toContain('a, b*')
  })
})

describe('a page asks by itself', () => {
  it.each([
    ['where there is something to decide', view, '/de/', true],
    ['not where the dialog is explained', view, '/de/datenschutz/', false],
    ['not where nothing is optional', { ...view, categories: view.categories.slice(0, 1) }, '/de/', false],
    ['not where nothing is named', { ...view, categories: [] }, '/de/', false],
  ])('%s', (_, given, path, asks) => expect(asksOn(given, path)).toBe(asks))
})
