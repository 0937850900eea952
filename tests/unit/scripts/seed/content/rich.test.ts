import { expect, test } from 'vitest'
import { inline } from '@/scripts/seed/content/rich'

test.each([
  ['030 / 23125-410', { linktype: 'url', href: 'tel:03023125410' }],
  ['+41 21 000 00 00', { linktype: 'url', href: 'tel:+41210000000' }],
  ['service@shop.example', { linktype: 'email', href: 'service@shop.example' }],
])('a text of the first content links %s', (target, attrs) => {
  expect(inline(`[${target}](${target})`, 'de-de')).toEqual([
    { type: 'text', text: target, marks: [{ type: 'link', attrs }] },
  ])
})
