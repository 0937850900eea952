// The code under test is imported as the commands import it.
import './scripts/register.mjs'
import { defineConfig, devices } from '@playwright/test'

const baseURL = process.env.E2E_BASE_URL ?? 'http://localhost:3000'
const executablePath = process.env.CHROMIUM_PATH

/** `npm test` runs the journeys: each screen and each rule of using it once. `npm run test:all` runs everything. */
const all = Boolean(process.env.E2E_ALL)

const disabledFeatures = [
  // Each window of a new Chromium renders pages for its address bar, which cost more than the page under test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // What Playwright turns off itself. Chromium heeds the last list alone.
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
  // To record every test costs half as much again as to run it: `--trace on` shows one that failed.
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
