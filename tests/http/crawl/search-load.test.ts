import { expect, test } from '../../fixtures/http/test'

test('a hundred searches at once are answered or told to come back, and the home page meanwhile', async ({
  ask,
}) => {
  const searches = Array.from({ length: 100 }, (_, count) => ask(`/de/suche/?term=wagen${count}`))
  const visits = []
  for (let visit = 0; visit < 5; visit += 1) visits.push((await ask('/de/')).status)
  expect(visits).toEqual([200, 200, 200, 200, 200])
  const answers = await Promise.all(searches)
  expect(new Set(answers.map(({ status }) => status)).difference(new Set([200, 503])).size).toBe(0)
  const busy = answers.filter(({ status }) => status === 503)
  expect(busy.length).toBeGreaterThan(0)
  for (const { headers } of busy) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})
