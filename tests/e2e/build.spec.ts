import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { expect, test } from '../fixtures/e2e/test'

/** Measured with Next.js 16.4 for a page of its own that does nothing: gzipped bytes in a modern browser. */
const frameworkBytes = 134 * 1024
/** What a content page may add to it, with asking for consent and with what is loaded once the page is at rest. */
const ownBytes = 24 * 1024

// What the home page may load, with its products, is held by its own budget: navigation.spec.ts.
for (const path of ['/de/impressum/', '/de/haeufige-fragen/', '/ch-fr/documentation/']) {
  test(`${path} loads the framework’s JavaScript and at most 24 KB more${path === '/de/impressum/' ? ' @journey' : ''}`, async ({
    page,
  }) => {
    const scripts = new Map<string, Response>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect.poll(() => scripts.size, { timeout: 30_000 }).toBeGreaterThan(0)
    // On a busy machine the code of a page at rest is asked for after a pause.
    let before = 0
    while (before < scripts.size) {
      before = scripts.size
      await page.waitForTimeout(1_500)
    }
    const bodies = await Promise.all([...scripts.values()].map((response) => response.body()))
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
