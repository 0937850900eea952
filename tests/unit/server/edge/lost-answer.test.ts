import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { testMarket } from '../../../fixtures/render'
import { answers, openEdge } from './open-edge'

// Right after an outage, which another test may have noted, a 500 is told as 503.
beforeEach(() => void vi.stubGlobal('nestlingOutage', undefined))
afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['user/auth/register', 503, 'de'],
  ['user/auth/register', 500, 'ch-fr'],
  ['user/auth/send-reset-email', 503, 'ch'],
  ['orders/return', 503, 'at'],
] as const)(
  'a form without scripts to %s whose answer is lost (%i) is not said to have failed',
  async (call, status, code) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await using edge = await openEdge({ handler: answers(status) })
    const headers = {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': '0',
      host: 'localhost',
      referer: `http://localhost/${code}/konto/`,
    }
    const got = await edge.send(`/api/${call}/`, headers, 'POST')
    const words = marketText(testMarket(code))
    expect([got.status, got.body]).toEqual([status, expect.stringContaining(words('forms.refusals.unsure'))])
    expect(got.body).not.toContain(words('forms.refusals.failed'))
  },
)
