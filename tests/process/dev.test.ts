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

it('npm run dev shows a block that throws, with its function in the stack', async () => {
  const file = join(project, 'blocks/headline/headline.tsx')
  const before = await readFile(file, 'utf8')
  const broken = before.replace('  const Heading = blok.type\n', "  throw new Error('out of order')\n")
  expect(broken).not.toBe(before)
  await writeFile(file, broken)
  await page.goto(`${origin}/de/versand/`, { waitUntil: 'commit', timeout: compileMs })
  const overlay = page.locator('nextjs-portal')
  await overlay.getByRole('button', { name: /issue/i }).first().click()
  const dialog = overlay.getByRole('dialog')
  await dialog.first().waitFor()
  // Next.js tells first what came of it.
  if ((await dialog.getByText('out of order').count()) === 0)
    await overlay.getByRole('button', { name: /next/i }).first().click()
  await dialog.getByText('out of order').first().waitFor()
  await dialog
    .getByText(/^Headline$/)
    .first()
    .waitFor()
  await dev.says(/out of order/, 10_000)
}, 400_000)
