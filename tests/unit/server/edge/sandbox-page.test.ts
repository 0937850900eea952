import { expect, it } from 'vitest'
import { answers, openEdge } from './open-edge'

const reference = `sbx_${'0a'.repeat(20)}`
const path = `/sandbox-payments/${reference}/`

it('The page of a sandbox payment is answered at its own address, and runs no script', async () => {
  await using edge = await openEdge({
    handler: (_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('cache-control', 'private, no-store')
      response.write('<!doctype html><p>')
      response.end('a test</p>')
    },
  })
  for (let count = 0; count < 2; count += 1) {
    const got = await edge.send(path)
    expect(got).toMatchObject({ status: 200, body: '<!doctype html><p>a test</p>' })
    expect(got.headers['content-security-policy']).toMatch(/script-src 'none';.*form-action 'self';/)
    expect(got.headers['cache-control']).toBe('private, no-store')
  }
  expect(await edge.send(path.slice(0, -1))).toMatchObject({ status: 308, headers: { location: path } })
})

it('A sandbox payment that does not exist is a missing page', async () => {
  await using edge = await openEdge({ handler: answers(404) })
  expect((await edge.send(path)).body).toContain('Error document')
  expect((await edge.send(path)).status).toBe(404)
})
