import { describe, expect, it } from 'vitest'
import { fullTitle, openGraphLocale } from '@/lib/storefront/runtime/head/head'
import { languageLinks } from '@/lib/storefront/runtime/head/language-links'

describe('the title of a page with the shop’s name', () => {
  it.each([
    ['%s – Nestling', 'Kinderwagen', 'Kinderwagen – Nestling'],
    ['Nestling: %s', 'Kinderwagen', 'Nestling: Kinderwagen'],
    ['%s – %s', 'Kinderwagen', 'Kinderwagen – %s'],
    ['%s – Nestling', "Body $& $' $1 100 %s", "Body $& $' $1 100 %s – Nestling"],
    ['Nestling', 'Kinderwagen', 'Kinderwagen'],
    ['', 'Kinderwagen', 'Kinderwagen'],
    [undefined, 'Kinderwagen', 'Kinderwagen'],
  ])('with the template %s, %s is %s', (titleTemplate, title, expected) =>
    expect(fullTitle({ titleTemplate }, title)).toBe(expected),
  )
})

describe('a language for other sites', () => {
  it.each([
    ['de-DE', 'de_DE'],
    ['fr-CH', 'fr_CH'],
  ])('%s is %s', (iso, expected) => expect(openGraphLocale(iso)).toBe(expected))
})

describe('the languages of a page', () => {
  const [de, fr] = [
    { iso: 'de-DE', path: '/de/a/' },
    { iso: 'fr-CH', path: '/ch-fr/b/' },
  ]
  it.each([
    ['none for a page without any', [], {}],
    ['its own alone', [de], { 'de-DE': '/de/a/' }],
    [
      'the first market for all other languages',
      [de, fr],
      { 'de-DE': '/de/a/', 'fr-CH': '/ch-fr/b/', 'x-default': '/de/a/' },
    ],
  ])('%s', (_, alternates, expected) => expect(languageLinks(alternates)).toEqual(expected))
})
