import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { keptPages } from '@/lib/front/next-internals'
import { expect, test } from '../fixtures/e2e/test'

/** Measured with Next.js 16.4 for a page of its own that does nothing: gzipped bytes in a modern browser. */
const frameworkBytes = 134 * 1024
/** What a content page may add to it. */
const ownBytes = 20_000

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
  expect(callable).toEqual([])
})

test('what speaks to mail servers is in no file for the browser', async () => {
  const folder = join(process.env.E2E_DIST_DIR ?? '.next', 'static')
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files)
    expect(await readFile(join(folder, file), 'utf8'), file).not.toMatch(/nodemailer|STARTTLS/)
})

test('a path that does not exist leaves no file behind', async ({ ask }) => {
  const pages = keptPages(process.env.E2E_DIST_DIR ?? '.next')
  const kept = async () => (await readdir(pages, { recursive: true })).filter((file) => file.includes(name))
  const name = `gibt-es-nicht-${crypto.randomUUID()}`
  for (const path of [`/de/${name}/`, `/de/caf%C3%A9%20${name}/`]) expect((await ask(path)).status).toBe(404)
  await expect.poll(kept).not.toEqual([])
  await expect.poll(kept).toEqual([])
})

// What the home page may load, with its products, is held by its own budget: navigation.spec.ts.
for (const path of ['/de/impressum/', '/de/haeufige-fragen/', '/ch-fr/documentation/']) {
  test(`${path} loads the framework’s JavaScript and at most 20 KB more`, async ({ page }) => {
    const scripts = new Map<string, Promise<Buffer>>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const bodies = await Promise.all(scripts.values())
    // What the content SDK has for the browser is for editors alone.
    for (const body of bodies) expect(body.toString()).not.toMatch(/storyblok/i)
    const sizes = bodies.map((body) => gzipSync(body).length)
    const sum = sizes.reduce((total, size) => total + size, 0)
    test
      .info()
      .annotations.push({ type: 'gzipped script', description: `${sum} bytes in ${sizes.length} files` })
    expect(sizes.length).toBeGreaterThan(0)
    expect(sum).toBeLessThanOrEqual(frameworkBytes + ownBytes)
  })
}
