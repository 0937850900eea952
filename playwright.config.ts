// The tests import code of the shop.
import './scripts/server-modules.mjs'
import { defineConfig, devices } from '@playwright/test'

const baseURL = process.env.E2E_BASE_URL ?? 'http://localhost:3000'
const executablePath = process.env.CHROMIUM_PATH

/** `npm test` runs the journeys: each screen and each interaction once. `npm run test:all` runs everything. */
const all = Boolean(process.env.E2E_ALL)

const disabledFeatures = [
  // A new Chromium renders pages for its address bar in each window, which cost more than the page under test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // Playwright's own list: Chromium applies only the last `--disable-features`.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures}`,
  ],
}

export default defineConfig({
  testDir: 'tests/e2e',
  globalTeardown: './tests/fixtures/e2e/global-teardown.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  // Recording every test makes it half as slow again; `--trace on` shows one that failed.
  use: { baseURL, launchOptions, locale: 'de-DE', trace: 'on-first-retry', screenshot: 'only-on-failure' },
  projects: [
    {
      name: 'desktop',
      ...(!all && { grep: /@journey/ }),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: all ? /@phone/ : /@phone-journey/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ],
})
