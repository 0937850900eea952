import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures/http/test'
import { keptPage } from '../fixtures/kept-page'

type Manifest = Record<'node' | 'edge', Record<string, { filename?: string; exportedName?: string }>>

test('only the project’s own server functions are in the build', async () => {
  const distDir = process.env.E2E_DIST_DIR ?? '.next'
  const file = join(distDir, 'server', 'server-reference-manifest.json')
  const { node, edge } = JSON.parse(await readFile(file, 'utf8')) as Manifest
  const functions = [...Object.values(node), ...Object.values(edge)]
  for (const { filename, exportedName } of functions)
    expect.soft(filename, exportedName).toMatch(/^(?:app|blocks|lib)\/(?!.*node_modules)/)
  // What is cached with `use cache` is listed too, under names of the compiler; no visitor can call it by a name.
  const callable = functions.filter(({ exportedName }) => !exportedName?.startsWith('$$RSC_SERVER_CACHE_'))
  expect(callable).toMatchObject([
    { filename: 'app/preview/[...slug]/render-live.ts', exportedName: 'renderLive' },
  ])
})

test('what speaks to mail servers is in no file for the browser', async () => {
  const folder = join(process.env.E2E_DIST_DIR ?? '.next', 'static')
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files)
    expect(await readFile(join(folder, file), 'utf8'), file).not.toMatch(/nodemailer|STARTTLS/)
})

test('a path that does not exist leaves no file behind, and one that does leaves one', async ({ ask }) => {
  const distDir = process.env.E2E_DIST_DIR ?? '.next'
  const name = `/de/gibt-es-nicht-${crypto.randomUUID()}`
  expect((await ask(`${name}/`)).status).toBe(404)
  expect((await ask('/de/versand/')).status).toBe(200)
  await expect.poll(() => keptPage(distDir, '/de/versand')).toMatchObject({ value: { kind: 'APP_PAGE' } })
  expect(await keptPage(distDir, name)).toBeUndefined()
})
