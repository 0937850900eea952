import { describe, expect, test } from 'vitest'
import { link, toContentLink } from '@/schemas/content'

const plain = { anchor: undefined, newTab: false, title: undefined }
const story = { kind: 'story', uuid: undefined, ...plain }
const url = { kind: 'url', ...plain }
const uuid = '5f1b2f0e-0000-4000-8000-000000000001'

describe('every shape of a link that leads somewhere', () => {
  test.each<[string, unknown, object]>([
    [
      'a story that was resolved',
      {
        linktype: 'story',
        id: uuid,
        url: '',
        cached_url: 'de-de/alt',
        fieldtype: 'multilink',
        story: { name: 'Neu', uuid, full_slug: 'de-de/neu', url: 'de-de/neu' },
      },
      { ...story, fullSlug: 'de-de/neu', uuid },
    ],
    [
      'a story resolved to its url only',
      { linktype: 'story', story: { url: '/de-de/neu/' } },
      { ...story, fullSlug: 'de-de/neu' },
    ],
    [
      'a story that was not resolved',
      { linktype: 'story', id: uuid, url: '', cached_url: 'de-de/neu' },
      { ...story, fullSlug: 'de-de/neu', uuid },
    ],
    [
      'a story of which only the id is left',
      { linktype: 'story', id: uuid, url: '', cached_url: '', story: null },
      { ...story, fullSlug: undefined, uuid },
    ],
    [
      'a story in a rich text',
      { linktype: 'story', href: '/de-de/neu', uuid, anchor: null, target: '_self' },
      { ...story, fullSlug: 'de-de/neu', uuid },
    ],
    [
      'a story with anchor, target and title',
      { linktype: 'story', cached_url: 'de-de/neu', anchor: 'Maße', target: '_blank', title: 'Maße' },
      { ...story, fullSlug: 'de-de/neu', anchor: 'Maße', newTab: true, title: 'Maße' },
    ],
    [
      'an address',
      { linktype: 'url', id: '', url: 'https://example.org', cached_url: 'https://example.org' },
      { ...url, url: 'https://example.org' },
    ],
    [
      'an address in its cached form',
      { linktype: 'url', url: '', cached_url: '/de/a/' },
      { ...url, url: '/de/a/' },
    ],
    ['an address in a rich text', { linktype: 'url', href: '/de/a/' }, { ...url, url: '/de/a/' }],
    [
      'a mail',
      { linktype: 'email', email: 'a@example.org', url: '' },
      { kind: 'email', email: 'a@example.org', ...plain },
    ],
    [
      'a mail in its cached form',
      { linktype: 'email', url: 'MAILTO:a@example.org' },
      { kind: 'email', email: 'a@example.org', ...plain },
    ],
    [
      'a file',
      { linktype: 'asset', url: 'https://a.storyblok.com/f/1/a.pdf' },
      { kind: 'asset', url: 'https://a.storyblok.com/f/1/a.pdf', ...plain },
    ],
    [
      'a file without a scheme',
      { linktype: 'asset', url: '//a.storyblok.com/f/1/a.pdf' },
      { kind: 'asset', url: 'https://a.storyblok.com/f/1/a.pdf', ...plain },
    ],
    ['a plain text', '/de/a/', { ...url, url: '/de/a/' }],
    ['an address without a linktype', { url: '/de/a/' }, { ...url, url: '/de/a/' }],
    [
      'a mail without a linktype',
      { email: 'a@example.org' },
      { kind: 'email', email: 'a@example.org', ...plain },
    ],
    [
      'a story without a linktype',
      { id: uuid, cached_url: 'de-de/neu', fieldtype: 'multilink' },
      { ...story, fullSlug: 'de-de/neu', uuid },
    ],
    [
      'a story without a linktype, resolved',
      { story: { full_slug: 'de-de/neu' } },
      { ...story, fullSlug: 'de-de/neu' },
    ],
    ['an unknown linktype with an address', { linktype: 'phone', url: 'tel:1' }, { ...url, url: 'tel:1' }],
    [
      'parts of the wrong type beside good ones',
      { linktype: 'url', url: '/a', anchor: 7, target: {} },
      { ...url, url: '/a' },
    ],
  ])('%s', (_, value, expected) => {
    expect(toContentLink(value)).toEqual(expected)
  })
})

test.each([
  undefined,
  null,
  '',
  {},
  { linktype: 'story', id: '', url: '', cached_url: '', fieldtype: 'multilink' },
  { linktype: 'url', url: '', cached_url: '' },
  { linktype: 'email', email: '', url: '' },
  { linktype: 'asset', url: null },
  { linktype: 'url', url: 7 },
  [],
  7,
  true,
])('%j leads nowhere', (value) => {
  expect(toContentLink(value)).toBeUndefined()
})

test('a field that was never filled is unset', () => {
  const field = link({ label: 'Link' })
  for (const value of [undefined, null, '', { linktype: 'url', url: '' }]) {
    expect(field.parse(value)).toBeUndefined()
  }
})
