import { listingAnswer } from '@/schemas/api/listing'
import type { Answer } from '../fixtures/e2e/ask'
import { expect, test } from '../fixtures/http/test'

type Ask = (target: string) => Promise<Answer>

/** The page of a product of the first catalogue, by what it is. */
async function pathOf(ask: Ask, term: string): Promise<string> {
  const { body } = await ask(`/api/shop/listing/?${new URLSearchParams({ locale: 'de-de', term })}`)
  const [card] = listingAnswer.parse(JSON.parse(body)).cards
  if (!card) throw new Error(`Nothing is found for ${term}`)
  return card.href
}

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
  expect((await ask(`/documents/${number}/safety-de.pdf`)).status).toBe(200)
  for (const other of [
    `/documents/${number}/conformity-toy-de.pdf`,
    `/documents/${number}/safety-nl.pdf`,
    `/documents/${number}/safety-de.pdf.exe`,
    `/documents/${number}/`,
    '/documents/999999/safety-de.pdf',
    "/documents/1'or'1/safety-de.pdf",
    '/documents/..%2f..%2fetc/safety-de.pdf',
    '/documents/%00/safety-de.pdf',
  ])
    expect.soft((await ask(other)).status, other).toBe(404)
})

test.for(['de/agb', 'at/agb', 'ch/agb', 'ch-fr/conditions-generales'])(
  'the terms of %s can be printed',
  async (path, { ask }) => {
    const { status, headers } = await ask(`/documents/pages/${path}.pdf`)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  },
)
