// The tests import code of the shop.
import '../../scripts/server-modules.mjs'
import { defineConfig } from '@playwright/test'

const { E2E_REPORT, E2E_BASE_URL, FIREFOX_PATH, WEBKIT_DRIVER_PATH } = process.env

const engines = { firefox: FIREFOX_PATH, webkit: WEBKIT_DRIVER_PATH }

/** The journeys in the browsers whose paths are set; `npm run test:all` finds them. */
export default defineConfig<object, { engineName: string }>({
  testDir: '.',
  globalTeardown: '../fixtures/e2e/global-teardown.ts',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results/browsers',
  reporter: E2E_REPORT ? [['list'], ['json', { outputFile: E2E_REPORT }]] : 'list',
  use: { baseURL: E2E_BASE_URL ?? 'http://localhost:3000' },
  projects: Object.entries(engines)
    .filter(([, executable]) => executable)
    .map(([name, executable]) => ({ name, use: { engineName: name }, metadata: { executable } })),
})
