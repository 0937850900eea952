import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures/http/test'

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

test('a path that does not exist leaves no file behind', async ({ ask }) => {
  const pages = join(process.env.E2E_DIST_DIR ?? '.next', 'server', 'route-cache')
  const kept = async () => (await readdir(pages, { recursive: true })).filter((file) => file.includes(name))
  const name = `gibt-es-nicht-${crypto.randomUUID()}`
  expect((await ask(`/de/${name}/`)).status).toBe(404)
  await expect.poll(kept).toEqual([])
})
