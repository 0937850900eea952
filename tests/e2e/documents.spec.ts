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
    heading: 'Anleitungen und Dokumente',
    names: ['Gebrauchsanleitung (PDF)', 'EU-Konformitätserklärung (PDF)'],
  },
  { term: 'Poussette', locale: 'fr-ch', heading: /documents/i, names: ['Mode d’emploi (PDF)'] },
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
      expect(address).toMatch(/^\/documents\/\d+\/[a-z-]+-(?:de|fr)\.pdf$/)
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

test('only articles are written on paper', async ({ ask }) => {
  for (const other of [
    'de.pdf',
    'de/home.pdf',
    'de/versand.pdf',
    'de/ratgeber/erstausstattung/',
    'de/ratgeber/erstausstattung.html',
    'xx/ratgeber/erstausstattung.pdf',
    'de/.pdf',
    'de/..%2f..%2fetc/passwd.pdf',
    'de/%00.pdf',
    `de/${'x'.repeat(2_000)}.pdf`,
  ])
    expect.soft((await ask(`/documents/pages/${other}`)).status, other).toBe(404)
})

test('only what a product names is written about it', async ({ ask }) => {
  const path = await pathOf(ask, 'Babyphone')
  const number = path.slice(0, -1).split('-').at(-1)
  expect((await ask(`/documents/${number}/manual-de.pdf`)).status).toBe(200)
  for (const other of [
    `/documents/${number}/conformity-toy-de.pdf`,
    `/documents/${number}/manual-nl.pdf`,
    `/documents/${number}/manual-de.pdf.exe`,
    `/documents/${number}/`,
    '/documents/999999/manual-de.pdf',
    "/documents/1'or'1/manual-de.pdf",
    '/documents/..%2f..%2fetc/manual-de.pdf',
    '/documents/%00/manual-de.pdf',
  ])
    expect.soft((await ask(other)).status, other).toBe(404)
})

for (const { term, legend, choices } of [
  { term: 'Milchpumpe', legend: 'Auswahl', choices: ['Einzelpumpe', 'Doppelpumpe'] },
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
