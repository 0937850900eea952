import { expect, it } from 'vitest'
import { openOperation } from '@/lib/server/operation/operation-server'
import { Readiness } from '@/lib/server/operation/readiness'
import { answers, openEdge } from '../edge/open-edge'

type Phase = 'starting' | 'ready' | 'ending'

async function open(readiness: Readiness) {
  const { port, close } = await openOperation({ port: 0, host: '127.0.0.1', readiness })
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  return { ask, [Symbol.asyncDispose]: close }
}

it('says that the process lives, whatever is missing', async () => {
  await using operation = await open(new Readiness(() => 'starting'))
  for (const path of ['/healthz', '/healthz/', '/healthz?probe'])
    expect(await operation.ask(path)).toEqual({ status: 200, body: { alive: true } })
})

it.each<[Phase, number, object]>([
  ['starting', 503, { ready: false, missing: { server: 'is starting' } }],
  ['ready', 200, { ready: true, missing: {} }],
  ['ending', 503, { ready: false, missing: { server: 'is ending' } }],
])('is ready by where the server is in its life: %s', async (phase, status, body) => {
  await using operation = await open(new Readiness(() => phase))
  expect(await operation.ask('/readyz')).toEqual({ status, body })
})

it('names all that is missing, what fails and what gives no answer in time', async () => {
  const readiness = new Readiness(() => 'ready', 50)
  readiness.add('database', async () => undefined)
  readiness.add('migrations', async () => 'lack 0078_x')
  readiness.add('content', () => Promise.reject(new Error('refused')))
  readiness.add('index', () => new Promise(() => undefined))
  await using operation = await open(readiness)
  expect(await operation.ask('/readyz')).toEqual({
    status: 503,
    body: {
      ready: false,
      missing: {
        migrations: 'lack 0078_x',
        content: 'refused',
        index: expect.stringContaining('No answer within 50 ms'),
      },
    },
  })
})

it('asks once for all who ask at the same time', async () => {
  let asked = 0
  const readiness = new Readiness(() => 'ready')
  readiness.add('database', async () => {
    asked += 1
    await new Promise((resolve) => setTimeout(resolve, 30))
    return undefined
  })
  await Promise.all([readiness.ask(), readiness.ask(), readiness.ask()])
  await readiness.ask()
  expect(asked).toBe(2)
})

it('has no other call and no other method', async () => {
  await using operation = await open(new Readiness(() => 'ready'))
  expect((await operation.ask('/de/')).status).toBe(404)
  expect((await operation.ask('/__proto__')).status).toBe(404)
  expect((await operation.ask('/constructor')).status).toBe(404)
  expect((await operation.ask('/readyz', 'POST')).status).toBe(405)
  expect((await operation.ask('/readyz', 'HEAD')).status).toBe(200)
})

it.each(['/healthz', '/readyz', '/metrics'])('is not on the port of visitors: %s', async (path) => {
  await using edge = await openEdge({ handler: answers(200), isKnown: (asked) => asked === '/de/' })
  for (const each of [path, `${path}/`]) {
    const got = await edge.send(each)
    expect([got.status, got.body]).not.toEqual([200, expect.anything()])
    expect(got.body).not.toMatch(/alive|"ready"|# HELP/)
  }
})
