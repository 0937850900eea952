import { screenPath } from '@/lib/platform/markets/screens'
import { layoutDefinition } from '@/schemas/layout'
import { layoutOf, markets } from '../fixtures/e2e/seeded'
import { decode, tagsOf } from '../fixtures/hostile'
import { expect, test } from '../fixtures/http/test'

const former = { de: 'service/kontakt-infos', fr: 'service/nous-joindre', nl: 'service/contact-informatie' }

for (const market of markets) {
  const path = screenPath(market, 'contact')
  test(`${path} has the subjects and hotlines of its market, and its place among the markets`, async ({
    ask,
  }) => {
    const { status, body } = await ask(path)
    expect(status).toBe(200)
    const words = decode(body)
    const { contactSubjects, hotlineCards, titleTemplate } = layoutDefinition.schema.parse(layoutOf(market))
    expect(contactSubjects.length).toBeGreaterThan(2)
    for (const { title, text = '' } of contactSubjects) {
      expect(words).toContain(title)
      expect(words).toContain(text)
    }
    for (const { hours = '', phone = '' } of hotlineCards) {
      expect(words).toContain(hours)
      expect(words).toContain(phone)
    }
    const tags = tagsOf(body)
    const canonical = tags.find(({ attributes }) => attributes.get('rel') === 'canonical')
    expect(new URL(canonical?.attributes.get('href') ?? '', 'http://x').pathname).toBe(path)
    for (const other of markets)
      expect(body).toMatch(new RegExp(`hrefLang="${other.iso}" href="[^"]*${screenPath(other, 'contact')}"`))
    expect(body).not.toMatch(/<meta name="robots" content="[^"]*noindex/)
    expect(body).toContain(String(titleTemplate).replace('%s', ''))
    expect((await ask(`/${market.code}/sitemap.xml`)).body).toContain(`${path}</loc>`)
  })

  test(`the former page on contact of ${market.code} leads to ${path}`, async ({ ask }) => {
    const { status, headers } = await ask(`/${market.code}/${former[market.language]}/`)
    expect(status).toBe(301)
    expect(headers.location).toBe(path)
  })
}
