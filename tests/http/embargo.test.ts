import { inflateSync } from 'node:zlib'
import { campaign, words } from '../fixtures/e2e/campaign'
import { headline, page as pageOf, paragraph, richText } from '../fixtures/e2e/pages'
import { expect, test } from '../fixtures/http/test'

const faq = (text: string) => ({
  component: 'faq',
  _uid: 'embargo-faq',
  items: [{ component: 'faq_item', _uid: 'embargo-item', question: text, answer: richText(text) }],
})

type Asked = [path: string, headers?: Record<string, string>]

const navigation = { rsc: '1' }
const prefetch = { rsc: '1', 'next-router-prefetch': '1' }
const segment = (name: string) => ({ ...prefetch, 'next-router-segment-prefetch': name })

/** Every public address under which content of a page, or of the layout around it, is answered. */
const addressesOf = (slug: string): Asked[] => [
  [`/de/${slug}/`],
  [`/de/${slug}/?page=2`],
  [`/de/${slug}/?time=2099-01-01T00:00&_storyblok=1`],
  [`/de/${slug}/`, navigation],
  [`/de/${slug}/`, prefetch],
  [`/de/${slug}/`, segment('/_tree')],
  [`/de/${slug}/`, segment('/_full')],
  [`/de/${slug}.rsc`],
  [`/de/${slug}/_payload.json`],
  [`/api/cms/${slug}/?locale=de-de`],
  [`/api/cms/${slug}/?locale=de-de&version=draft&time=2099-01-01T00:00`],
  ['/api/cms/layoutCached/?locale=de-de'],
  ['/api/cms/campaigns/?since=0'],
  ['/api/cms/pages/'],
  [`/cdn-api/v2/cdn/stories/de-de/${slug}`],
  [`/cdn-api/v2/cdn/stories?search_term=${slug}`],
  ['/de/'],
  ['/de/', navigation],
  ['/de/suche/?term=body'],
  ['/de/gibt-es-nicht-embargo/'],
  ['/sitemap.xml'],
  ['/de/sitemap.xml'],
  ['/de/sitemap/pages.xml'],
  [`/de/share/${slug}.png`],
]

const textOfPdf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs)]
    .map(([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
      } catch {
        return stream
      }
    })
    .join('\n')

test('a campaign is in no answer before its time or after it, and in all of them between', async ({
  ask,
  address,
  editor,
}) => {
  const secret = words('Geheim')
  const above = words('Geheim oben')
  const over = words('Vorbei')
  const from = Date.now() + 25_000
  const around = (text: string, times: { from?: number; to?: number }) => {
    const hidden = campaign(text, times)
    const asked = { ...campaign(text, times), _uid: 'embargo-asked', body: [faq(text)] }
    return [
      hidden,
      { component: 'grid', _uid: `embargo-grid-${text.slice(-4)}`, items: [hidden], body: [hidden] },
      asked,
    ]
  }
  const body = [
    headline('Aktion'),
    { ...paragraph('Ein Satz für alle.'), _uid: 'embargo-open' },
    ...around(secret, { from }),
    ...around(over, { to: Date.now() - 60_000 }),
  ]
  const story = await editor.publishNew('de-de', pageOf(body, { pageType: 'article' }))
  await editor.publishOver('de-de/layouts/layout', (content) => ({
    ...content,
    campaignsTop: [campaign(above, { from }), campaign(over, { to: Date.now() - 60_000 })],
  }))

  const pdf = `/documents/pages/de/${story.slug}.pdf`
  const texts = async ([path, headers = {}]: Asked) => {
    const answer = await ask(path, { headers })
    // Next.js leads a call for navigation data to the address with the checksum of its headers.
    const { location } = answer.headers
    if (!location?.includes('_rsc')) return answer.body
    const { pathname, search } = new URL(location, address)
    return (await ask(pathname + search, { headers })).body
  }
  for (const asked of addressesOf(story.slug)) {
    const answer = await texts(asked)
    for (const text of [secret, above, over]) expect.soft(answer, asked.join(' ')).not.toContain(text)
  }
  const printed = await fetch(address + pdf)
  expect(printed.status).toBe(200)
  const letters = textOfPdf(Buffer.from(await printed.arrayBuffer()))
  for (const text of [secret, over]) expect(letters).not.toContain(text)
  expect(Date.now(), 'the campaign began while it was looked for').toBeLessThan(from)

  const shown: [Asked, string][] = [
    [[`/de/${story.slug}/`], secret],
    [[`/de/${story.slug}/`], above],
    [[`/de/${story.slug}/`, navigation], secret],
    [[`/api/cms/${story.slug}/?locale=de-de`], secret],
    [['/api/cms/layoutCached/?locale=de-de'], above],
    [['/de/'], above],
  ]
  for (const [asked, text] of shown)
    await expect
      .poll(() => texts(asked), { timeout: from - Date.now() + 15_000, message: `${asked[0]} shows ${text}` })
      .toContain(text)
  for (const asked of addressesOf(story.slug)) expect.soft(await texts(asked), asked[0]).not.toContain(over)
})
