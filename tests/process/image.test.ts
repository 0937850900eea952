import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@/lib/server/start/free-port'
import { eventually, freed, get, StartedProcess } from '../fixtures/process/shop'

/*
 * One build, copied away from its sources into a folder that nothing is written into, serves shops of different settings,
 * brands and data.
 */

let place = ''
let image = ''
let digest = ''

/** Names and contents of all files of a folder, as one value. */
async function digestOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const entry of (await readdir(folder, { recursive: true, withFileTypes: true })).sort((a, b) =>
    join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1,
  )) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    hash.update(path.slice(folder.length))
    hash.update(await readFile(path))
  }
  return hash.digest('hex')
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'nestling-image-'))
  image = join(place, 'image')
  const build = new StartedProcess(
    'node',
    ['--import', './scripts/register.mjs', 'scripts/build.ts', '--image', image],
    { SHOP_BRAND: 'bm', BASE_URL: 'https://of-the-builder.example', APP_ENV: 'qa' },
  )
  const [said] = await build.says(/has [\d,]+ files, \d+ MB/, 1_500_000)
  console.log(`The image ${said}.`)
  expect(await build.ended).toEqual({ code: 0, signal: null })
  digest = await digestOf(image)
  return () => rm(place, { recursive: true, force: true })
}, 1_600_000)

type Served = { process: StartedProcess; origin: string; port: number }

async function start(name: string, env: Record<string, string>): Promise<Served> {
  const port = await freePort()
  const started = new StartedProcess(
    'node',
    ['--import', './scripts/register.mjs', 'scripts/start.mjs'],
    { PORT: String(port), DATA_DIR: join(place, name), ...env },
    image,
  )
  await started.says(/is ready after/, 300_000)
  return { process: started, origin: `http://127.0.0.1:${port}`, port }
}

async function end({ process, port }: Served): Promise<void> {
  process.signal('SIGTERM')
  expect(await process.ended).toEqual({ code: 0, signal: null })
  await process.gone()
  await freed(port)
}

type Settings = Record<'BASE_URL' | 'APP_ENV' | 'SESSION_SECRET', string> & { SHOP_BRAND: 'baby' | 'bm' }

const first: Settings = {
  BASE_URL: 'http://localhost:4801',
  APP_ENV: 'production',
  SHOP_BRAND: 'baby',
  SESSION_SECRET: 'a'.repeat(40),
}

const shops = [
  {
    name: 'first',
    env: first,
    pages: [
      '/de/',
      '/ch-fr/',
      '/de/versand/',
      '/de/suche/?q=body',
      '/de/warenkorb/',
      '/de/documentation/design/',
    ],
    absent: ['/fr/'],
  },
  {
    name: 'second',
    env: { ...first, BASE_URL: 'http://localhost:4802', SHOP_BRAND: 'bm', APP_ENV: 'qa' } satisfies Settings,
    pages: ['/de/', '/fr/', '/nl/', '/be-fr/'],
    absent: [],
  },
]

describe('an image', () => {
  it('holds no TypeScript that runs, no packages of development and no page', async () => {
    const files = (await readdir(image, { recursive: true })).filter((file) => !file.startsWith('public/'))
    expect(files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('schemas/blocks/'))).toEqual([])
    const packages = [
      'vitest',
      'typescript',
      'tsx',
      'esbuild',
      '@playwright',
      '@biomejs',
      'tailwindcss',
      'knip',
    ]
    for (const name of packages)
      expect(files.filter((file) => file.startsWith(`node_modules/${name}`))).toEqual([])
    expect(files.filter((file) => /server\/app\/(?!_).*\.(?:html|rsc|body)$/.test(file))).toEqual([])
  })

  it.each(shops)('serves the $name shop by its own settings', async ({ name, env, pages, absent }) => {
    const shop = await start(name, env)
    for (const path of pages) {
      const { status, text } = await get(`${shop.origin}${path}`)
      expect({ path, status }).toEqual({ path, status: 200 })
      expect(text).not.toContain('of-the-builder')
      expect(text.includes('data-environment="qa"'), path).toBe(env.APP_ENV === 'qa')
    }
    const home = await get(`${shop.origin}/de/`)
    expect(home.text).toContain(`<link rel="canonical" href="${env.BASE_URL}/de/"`)
    for (const path of absent) expect((await get(`${shop.origin}${path}`)).status, path).toBe(404)
    await end(shop)
  })

  it('keeps pages in the data folder beyond a restart, and is itself never written to', async () => {
    const name = 'first'
    const shop = await start(name, first)
    expect(shop.process.output).not.toMatch(/Building|Filled/)
    const answer = await fetch(`${shop.origin}/de/`)
    expect(answer.status).toBe(200)
    await eventually(async () =>
      expect((await readdir(join(place, name, 'pages'))).length).toBeGreaterThan(1),
    )
    await end(shop)
    expect(await digestOf(image)).toBe(digest)
  })
})
