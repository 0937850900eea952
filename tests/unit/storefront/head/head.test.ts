import { describe, expect, it } from 'vitest'
import { fullTitle, openGraphLocale } from '@/lib/storefront/head/head'

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
