import { z } from 'zod'
import { languages } from '@/schemas'
import { expect, test } from '../fixtures/http/test'

const notice = z.object({ text: z.string().min(10), action: z.string().min(3) })
const meta = z.strictObject({
  id: z.string(),
  builtAt: z.iso.datetime(),
  release: z.literal('0.2.0'),
  notice: z.record(z.enum(languages), notice),
})

async function latest(ask: (target: string) => Promise<{ body: string }>): Promise<string> {
  const { body } = await ask(`/builds/latest.json?${Date.now()}`)
  return z.strictObject({ id: z.string().min(1) }).parse(JSON.parse(body)).id
}

test('`builds/latest.json` names the build that its pages are of, and is kept nowhere', async ({ ask }) => {
  const { status, headers } = await ask('/builds/latest.json')
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect((await ask('/de/impressum/')).body).toContain(await latest(ask))
})

test('`builds/meta/{id}.json` describes this build', async ({ ask }) => {
  const id = await latest(ask)
  const { status, headers, body } = await ask(`/builds/meta/${id}.json`)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(meta.parse(JSON.parse(body)).id).toBe(id)
})

for (const file of ['another-build.json', 'latest.json', '%2e%2e%2flatest.json'])
  test(`there is no build ${file}`, async ({ ask }) => {
    expect((await ask(`/builds/meta/${file}`)).status).toBe(404)
  })
