import { test } from '../fixtures/http/account'
import { expect } from '../fixtures/http/test'

const subscription = () => ({
  ...{ name: 'newsletter', email: `http-${crypto.randomUUID()}@example.com`, source: 'footer' },
  ...{ shopId: 'fr-ch', firstName: 'Test', lastName: 'Person', salutation: 2 },
})

test('a call of the newsletter asks for a subscription and answers nothing, whatever the address is', async ({
  ask,
  linkTo,
}) => {
  const post = (body: unknown, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    ask('/api/mcs/selfi/newsletter/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  void linkTo
  const given = subscription()
  for (const body of [given, given, { ...subscription(), salutation: null, firstName: '' }]) {
    const answer = await post(body)
    expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([
      ...[200, '', 'private, no-store'],
    ])
  }
  for (const wrong of [
    { name: 'other' },
    { email: 'nobody' },
    { shopId: 'xx-xx' },
    { salutation: 1 },
    { firstName: '<b>' },
  ]) {
    const { status, body } = await post({ ...given, ...wrong })
    expect([wrong, status, Object.keys(JSON.parse(body).errors)]).toEqual([wrong, 400, Object.keys(wrong)])
  }
  expect((await post(given, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})
