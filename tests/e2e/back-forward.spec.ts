import { chromium } from '@playwright/test'
import { expect, test } from '../fixtures/e2e/test'

for (const path of ['/de/', '/de/ratgeber/kindersitz/', '/ch-fr/documentation/'])
  test(`${path} is kept whole for Back, as it was left`, async ({ baseURL, launchOptions }) => {
    // Playwright switches off what this is about.
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    try {
      const page = await browser.newPage(baseURL ? { baseURL } : {})
      await page.addInitScript(() =>
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted })),
      )
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.goto('/at/', { waitUntil: 'load' })
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(path)
      await expect.poll(() => page.evaluate('window.wasKept')).toBe(true)
    } finally {
      await browser.close()
    }
  })
