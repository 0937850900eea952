import { observatoryScore } from '../fixtures/http/observatory'
import { policyFindings } from '../fixtures/http/policy-findings'
import { describe, expect, test } from '../fixtures/http/test'

const answers: [title: string, path: string, status: number, method?: string][] = [
  ['a page', '/de/', 200],
  ['a page that is rendered for its request', '/de/suche/?term=body', 200],
  ['a basket', '/de/warenkorb/', 200],
  ['a redirect', '/de', 308],
  ['an answer of a call', '/api/shop/listing/?locale=de-de&category=kleidung', 200],
  ['a visitor’s basket', '/api/basket/?locale=de-de', 200],
  ['an error of a call', '/api/nothing/', 404],
  ['a picture', '/pictures/marks/card.svg', 200],
  ['a sitemap', '/de/sitemap.xml', 200],
  ['an error page', '/de/nichts/', 404],
  ['a refused address', '/de/%E0%A4%A/', 404],
  ['a refused method', '/de/', 405, 'PUT'],
]

describe('the headers of', () => {
  for (const [title, path, status, method = 'GET'] of answers)
    test(`${title} leave an evaluator and an observatory nothing to find`, async ({ ask }) => {
      const { headers, body, ...answer } = await ask(path, { method })
      expect(answer.status).toBe(status)
      const policy = String(headers['content-security-policy'])
      expect(policyFindings(policy), policy).toEqual([])
      const { score, points } = observatoryScore({ headers, body, https: false })
      expect(score, JSON.stringify(points)).toBeGreaterThanOrEqual(100)
    })
})
