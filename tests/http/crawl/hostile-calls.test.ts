import { expect, test } from '../../fixtures/http/test'
import { endpoints, faultOf, faultsOf, hostileValues } from '../../fixtures/shop-calls'

for (const path of Object.keys(endpoints))
  test(`${path} answers whatever it is asked with 200 or 4xx in JSON`, async ({ ask }) => {
    expect(await faultsOf(path, ask)).toEqual([])
  })

test('a redirect is asked for with any path, and answered with 200 or 4xx in JSON', async ({ ask }) => {
  const faults: string[] = []
  for (const [name, value] of hostileValues) {
    const fault = faultOf(await ask(`/api/shop/redirect/${value || '%20'}/?locale=de-de`), () => true)
    if (fault) faults.push(`${name}: ${fault}`)
  }
  expect(faults).toEqual([])
})
