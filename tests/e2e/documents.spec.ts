import { listingAnswer } from '@/schemas/api/listing'
import type { Answer } from '../fixtures/e2e/ask'
import { expect, test } from '../fixtures/e2e/test'

type Ask = (target: string) => Promise<Answer>

/** The page of a product of the first catalogue, by what it is. */
async function pathOf(ask: Ask, term: string, locale = 'de-de'): Promise<string> {
  const { body } = await ask(`/api/shop/listing/?${new URLSearchParams({ locale, term })}`)
  const [card] = listingAnswer.parse(JSON.parse(body)).cards
  if (!card) throw new Error(`Nothing is found for ${term}`)
  return card.href
}

for (const { term, locale, heading, names } of [
  {
    term: 'Babyphone',
    locale: 'de-de',
    heading: 'Dokumente',
    names: ['Sicherheit und Pflege (PDF)', 'EU-Konformitätserklärung (PDF)'],
  },
  { term: 'Poussette', locale: 'fr-ch', heading: /documents/i, names: ['Sécurité et entretien (PDF)'] },
])
  test(`the page of a product has its documents, which can be loaded: ${term} @phone`, async ({
    ask,
    page,
    shop,
  }) => {
    expect(await shop.open(await pathOf(ask, term, locale))).toBe(200)
    await page.getByRole('heading', { name: heading }).click()
    for (const name of names) {
      const link = page.getByRole('link', { name, exact: true })
      await expect(link).toBeVisible()
      const address = (await link.getAttribute('href')) ?? ''
      expect(address).toMatch(/^\/documents\/\d+\/[a-z-]+-(?:de|fr)(?:-[a-z]{2})?\.pdf$/)
      const { status, headers, body } = await ask(address)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('application/pdf')
      expect(headers['content-disposition']).toMatch(/^inline; filename="\d+-[a-z-]+\.pdf"$/)
      expect(body).toMatch(/^%PDF-1\.7\n/)
      expect(body.length).toBeGreaterThan(1_000)
    }
  })

for (const { path, name, said } of [
  { path: '/de/ratgeber/erstausstattung/', name: /auf einem Blatt/, said: '/Lang (de-DE)' },
  { path: '/ch-fr/conseils/trousseau-naissance/', name: /sur papier/, said: '/Lang (fr-CH)' },
])
  test(`an article offers itself to print: ${path}`, async ({ address, ask, page, shop }) => {
    await shop.open(path)
    const link = page.getByRole('main').getByRole('link', { name })
    const loading = page.waitForEvent('download')
    await link.click()
    expect((await loading).suggestedFilename()).toBe(`${path.split('/').at(-2)}.pdf`)
    const { status, headers, body } = await ask((await link.getAttribute('href')) ?? '')
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers.link).toBe(`<${new URL(path, address).href}>; rel="canonical"`)
    expect(body).toMatch(/^%PDF-1\.7\n/)
    expect(body).toContain(said)
  })

for (const { term, legend, choices } of [
  { term: 'Milchpumpe', legend: 'Ausführung', choices: ['Einzelpumpe', 'Doppelpumpe'] },
  { term: 'Schnuller', legend: 'Alter', choices: ['ab Geburt', 'ab 6 Monaten', 'ab 18 Monaten'] },
])
  test(`variants that differ in neither size nor colour are told apart: ${term}`, async ({
    ask,
    page,
    shop,
  }) => {
    await shop.open(await pathOf(ask, term))
    const group = page.getByRole('group', { name: legend })
    await expect(group.getByRole('radio')).toHaveCount(choices.length)
    for (const name of choices) await expect(group.getByRole('radio', { name })).toBeAttached()
  })
