import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '@/lib/server/start/free-port'
import browserConfig from '@/playwright.config'
import { baseUrlOf, runDev, type StartedProcess } from '../fixtures/process/shop'

/** A first page is compiled when it is asked for, on a machine that has more to do. */
const compileMs = 240_000

let project: string
let dev: StartedProcess
let browser: Browser
let page: Page
let origin: string
const faults: string[] = []

/** The project as a clone of it, which the test may change, with the packages that are installed. */
async function cloneOf(root: string): Promise<string> {
  const clone = await mkdtemp(join(tmpdir(), 'nestling-dev-'))
  const files = execFileSync('git', ['ls-files', '-zco', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const tops = new Set(files.split('\0').map((file) => file.split('/')[0]))
  const wanted = [...tops].filter(
    (name): name is string => !!name && !['tests', 'node_modules'].includes(name),
  )
  for (const name of wanted) await cp(join(root, name), join(clone, name), { recursive: true })
  const packages = [join(root, 'node_modules'), join(clone, 'node_modules')]
  try {
    execFileSync('cp', ['-al', ...packages], { stdio: 'ignore' })
  } catch {
    // Another disk.
    execFileSync('cp', ['-a', ...packages])
  }
  return clone
}

beforeAll(async () => {
  project = await cloneOf(process.cwd())
  const port = await freePort()
  origin = baseUrlOf(port)
  dev = runDev({ PORT: String(port), BASE_URL: origin, DATA_DIR: '.data' }, project)
  await dev.says(/is ready after/, 400_000)
  browser = await chromium.launch(browserConfig.use?.launchOptions)
  page = await browser.newPage()
  page.setDefaultTimeout(compileMs)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${new URL(answer.url()).pathname}`)
  })
})
afterAll(async () => {
  await browser?.close()
  dev?.signal('SIGINT')
  await dev?.ended
  if (project) await rm(project, { recursive: true, force: true })
})

const issues = () => page.locator('nextjs-portal').getByText(/\b\d+ (?:Issue|Insight|Error)s?\b/)

it('npm run dev starts in an empty folder, and shows the shop without messages', async () => {
  await page.goto(`${origin}/de/`, { waitUntil: 'load', timeout: compileMs })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // Issues are told after the page is there.
  await page.waitForTimeout(3_000)
  expect(await issues().count()).toBe(0)
  expect(faults).toEqual([])
  expect(dev.output).not.toMatch(/warn|deprecat|error|\u26a0/i)
}, 400_000)

const headline = 'blocks/headline/headline.tsx'
const throwsInBrowser =
  "'use client'\n\nexport const Throws = () => {\n  if (typeof window !== 'undefined') throw new Error('out of order')\n  return null\n}\n"

/** How the block of a headline comes to throw: what is put into its file, and where, and a page that has one. */
const throwing = [
  [
    'on the server',
    '  const Heading = blok.type\n',
    "  throw new Error('out of order')\n",
    'Headline',
    'versand',
  ],
  ['in the browser', '      <WithIcon icon=', '      <Throws />\n      <WithIcon icon=', 'Throws', 'agb'],
] as const

it.each(throwing)(
  'npm run dev opens the overlay for a block that throws %s, with its function in the stack',
  async (_, place, words, name, path) => {
    const file = join(project, headline)
    const before = await readFile(file, 'utf8')
    const broken = before.replace(place, words)
    expect(broken).not.toBe(before)
    await writeFile(join(project, 'blocks/headline/throws.client.tsx'), throwsInBrowser)
    await writeFile(file, `import { Throws } from './throws.client'\n${broken}`)
    // Another window: the overlay of one that has shown a fault goes on from there.
    const other = await browser.newPage()
    other.setDefaultTimeout(compileMs)
    await other.goto(`${origin}/de/${path}/`, { waitUntil: 'commit', timeout: compileMs })
    const overlay = other.locator('nextjs-portal')
    const dialog = overlay.getByRole('dialog')
    await dialog.first().waitFor()
    // Next.js may tell first what came of it.
    if ((await dialog.getByText('out of order').count()) === 0)
      await overlay.getByRole('button', { name: /next/i }).first().click()
    await dialog.getByText('out of order').first().waitFor()
    await dialog
      .getByText(new RegExp(`^${name}$`))
      .first()
      .waitFor()
    await dev.says(/out of order/, 10_000)
    await other.close()
    await writeFile(file, before)
  },
  400_000,
)
