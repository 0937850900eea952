import { expect, it } from 'vitest'
import { addressedStory, addressFindings } from '@/lib/content/check/check-addresses'

let ids = 0
const story = (full_slug: string, component = 'page', more: object = {}) => {
  ids += 1
  return { id: ids, uuid: `${ids}`, name: 'x', full_slug, content: { component }, ...more }
}
const reasons = (...raw: object[]) =>
  addressFindings(raw.flatMap((each) => addressedStory(each) ?? [])).flatMap((findings) =>
    findings.map(({ story: slug, reason }) => `${slug}: ${reason}`),
  )

it('names pages that no shopper can see at their address, with the reason', () => {
  expect(
    reasons(
      story('de-de/versand'),
      story('de-de/warenkorb'),
      story('de-de/Über-uns'),
      story('irgendwo'),
      story('abschnitte/usp', 'section'),
      story('de-de/layouts/layout', 'layout'),
    ),
  ).toEqual([
    'de-de/warenkorb: /de/warenkorb/ is the address of a screen of the shop, which is shown in its place',
    'de-de/Über-uns: /de/%C3%9Cber-uns/ is read otherwise by the shop: in lower case, with ae for ä, and without the ending of a file',
    'irgendwo: /irgendwo is in the folder of no market, so that no shopper can reach it',
  ])
})

it('names stories that claim an address that another one has', () => {
  const translated_slugs = [{ lang: 'fr-ch', path: 'baby/b' }]
  expect(
    reasons(
      story('de-de/wagen'),
      story('de-de/kategorieseiten/wagen'),
      story('baby/b'),
      story('baby/a', 'page', { translated_slugs }),
      story('de-de/b'),
    ),
  ).toEqual([
    'de-de/kategorieseiten/wagen: claims the address of de-de/wagen: one of them is never seen',
    'baby/a: claims the address of baby/b: one of them is never seen',
  ])
})
