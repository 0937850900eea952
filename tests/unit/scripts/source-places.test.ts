import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sourcePlaces } from '@/scripts/source-places'

let folder = ''
let code = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestling-places-'))
  code = join(folder, 'out/bundle.mjs')
  const contents = 'type Text = string\n\nexport const fail = (said: Text) => {\n  throw new Error(said)\n}\n'
  const source = { contents, sourcefile: 'fail.ts', resolveDir: folder, loader: 'ts' } as const
  await build({
    stdin: source,
    bundle: true,
    format: 'esm',
    outfile: code,
    sourcemap: 'linked',
    logLevel: 'silent',
  })
})
afterAll(() => rm(folder, { recursive: true }))

const frames = async (): Promise<string[]> => {
  const { fail } = await import(/* @vite-ignore */ pathToFileURL(code).href)
  try {
    fail('as it should')
  } catch (error) {
    const [, first = ''] = ((error as Error).stack ?? '').split('\n')
    return [first]
  }
  return []
}

it('names the place in the source where a map lies beside the code, and leaves others as they are', async () => {
  const [ran = ''] = await frames()
  const bundled = ran.includes('file:') ? ran : `    at fail (${pathToFileURL(code).href}:3:9)`
  const source = relative('.', join(folder, 'fail.ts'))
  const other = '    at ShopClient.query (/srv/shop/node_modules/pg/lib/client.js:526:17)'
  const inNode = '    at process.processTicksAndRejections (node:internal/process/task_queues:103:5)'
  expect(sourcePlaces([bundled, other, inNode])).toEqual([`    at fail (${source}:4:9)`, other, inNode])
})
