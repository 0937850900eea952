import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '@/lib/server/start/free-port'
import browserConfig from '@/playwright.config'
import { decidedVisitor } from '../fixtures/decided-visitor'
import { openGateway } from '../fixtures/process/gateway'
import { copyOf, gatewayFolder, prepare } from '../fixtures/process/prepared'
import { baseUrlOf, freed, type Shop, startShop, stopShop } from '../fixtures/process/shop'

/** The shop of the first build, and one of another build that takes its place: same address, same pages. */
let shop: Shop
let second: { folder: string; gateway: Awaited<ReturnType<typeof openGateway>> }
let browser: Browser
let address: string

beforeAll(async () => {
  const [baby, storyblok] = [await prepare('baby'), await prepare('storyblok')]
  const port = await freePort()
  address = baseUrlOf(port)
  const folder = await copyOf(storyblok)
  second = { folder, gateway: await openGateway(gatewayFolder(folder)) }
  shop = await startShop({ PORT: String(port), DATA_DIR: await copyOf(baby) })
  browser = await chromium.launch(browserConfig.use?.launchOptions)
})
afterAll(async () => {
  await browser?.close()
  if (shop) await stopShop(shop)
  await second?.gateway.close()
})

async function deploy(): Promise<void> {
  await stopShop(shop)
  await freed(shop.port)
  shop = await startShop({ ...second.gateway.env, PORT: String(shop.port), DATA_DIR: second.folder })
}

const buildOf = async () => (await (await fetch(`${address}/builds/latest.json`)).json()) as { id: string }

/** A tab in which time is moved by hand, with the faults of its scripts. */
async function openTab(path: string): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ storageState: decidedVisitor(address), baseURL: address })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.clock.install()
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    document.documentElement.dataset.first = 'yes'
  })
  return { page, faults }
}
const isFirstDocument = (page: Page) => page.evaluate(() => document.documentElement.dataset.first === 'yes')

it('deployed under open tabs, another build is announced, and every link of theirs leads on', async () => {
  const watching = await openTab('/de/')
  const asked = watching.page.waitForResponse('**/builds/latest.json?*')
  await watching.page.clock.fastForward('00:21')
  await asked
  const forgotten = await openTab('/de/')
  const before = await buildOf()

  await deploy()
  const after = await buildOf()
  expect(after.id).not.toBe(before.id)

  // A tab that is looked at hears of it, and keeps what it shows until the visitor goes on.
  const described = watching.page.waitForResponse(`**/builds/meta/${after.id}.json`)
  await watching.page.clock.fastForward('05:01')
  expect((await described).status()).toBe(200)
  const notice = watching.page.getByText('Es gibt eine neue Version unseres Shops.')
  await notice.waitFor({ timeout: 120_000 })
  expect(await isFirstDocument(watching.page)).toBe(true)
  await watching.page.getByRole('button', { name: 'Neu laden' }).click()
  await expect.poll(() => isFirstDocument(watching.page)).toBe(false)

  // A tab that has not asked since the deployment follows its links with a document of the new build.
  const { page } = forgotten
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await page.waitForURL('**/de/impressum/')
  await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor()
  await expect.poll(() => isFirstDocument(page)).toBe(false)
  expect(await page.content()).toContain(after.id)
  expect([...watching.faults, ...forgotten.faults]).toEqual([])
})
