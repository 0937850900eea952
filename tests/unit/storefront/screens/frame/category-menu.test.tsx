import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { MenuEntry } from '@/lib/storefront/screens/frame'
import { CategoryMenu } from '@/lib/storefront/screens/frame/category-menu.client'

/** The level that the menu begins with, so that a lower one can be seen without a browser. */
const opened = vi.hoisted(() => ({ stack: [] as string[] }))

vi.mock('@/lib/storefront/screens/frame/menu-stack', async (original) => ({
  ...(await original<object>()),
  get menuRoot() {
    return opened.stack
  },
}))

beforeEach(() => {
  opened.stack = []
})

const entry = (name: string, entries?: MenuEntry[]): MenuEntry => ({
  name: name.toUpperCase(),
  link: { href: `/de/${name}/` },
  ...(entries && { entries }),
})
const entries = [entry('seats', [entry('car')]), entry('prams', [entry('buggy')])]
/** The group of the wide menu is the third of its level; that of phones has all from the root. */
const group = '2'
const teasers = { '2': 'Teaser of travel', '2-0': 'Teaser of seats', '0': 'Teaser of seats' }
const texts = { back: 'Zurück', all: 'Alles aus {name}', root: 'Übersicht', path: 'Weg', below: '{name}' }

const shown = (stack: string[], isWide: boolean) => {
  opened.stack = stack
  const html = renderToStaticMarkup(
    <CategoryMenu entries={entries} texts={texts} teasers={teasers} wide={isWide ? group : undefined} />,
  )
  return html.match(/Teaser of (?:travel|seats)/g) ?? []
}

test.each([
  ['the group', [], ['Teaser of travel']],
  ['the open category', ['2-0'], ['Teaser of seats']],
  ['the group where the open category has none', ['2-1'], ['Teaser of travel']],
])('on wide screens the teaser is that of %s', (_, stack, expected) => {
  expect(shown(stack, true)).toEqual(expected)
})

test.each([
  ['none at the first level', [], []],
  ['that of the open category', ['0'], ['Teaser of seats']],
  ['none where the open category has none', ['1'], []],
])('on phones the teaser is %s', (_, stack, expected) => {
  expect(shown(stack, false)).toEqual(expected)
})

test('a teaser that is loaded when it is wanted is in no document', () => {
  const html = renderToStaticMarkup(
    <CategoryMenu entries={entries} texts={texts} teasers={{ [group]: 0 }} wide={group} />,
  )
  expect(html).not.toContain('Teaser')
  expect(html).toContain('<div class="menu-teaser"></div>')
})

test('without scripts every category of the phone menu is a link, and a group without a page has those of its own', () => {
  const gifts = { ...entry('gifts', [entry('birth'), entry('birthday')]), link: undefined }
  const html = renderToStaticMarkup(<CategoryMenu entries={[...entries, gifts]} texts={texts} teasers={{}} />)
  const links = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].flatMap(([, inside = '']) =>
    [...inside.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
  )
  expect(links).toEqual(['/de/seats/', '/de/prams/', '/de/birth/', '/de/birthday/'])
})
