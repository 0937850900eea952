import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const browser = 'runs in the browser, which has its own clock'
const measured = 'measures how long something takes or lasts in this process'

/** Files that may ask the machine for its time, and why. */
const allowed: Record<string, string> = {
  'app/[market]/error.tsx': browser,
  'app/global-error.tsx': browser,
  'app/studio/error.tsx': browser,
  'blocks/countdown/remaining.ts': browser,
  'blocks/store-finder/opening-line.client.tsx': browser,
  'lib/content/client/retry-after.ts': 'reads a date that another service has written by its own clock',
  'lib/platform/clock/current-time.ts': 'is the one place that knows the time',
  'lib/platform/clock/measure-clock.ts': 'compares the clocks',
  'lib/platform/disk-cache/disk-cache.ts': 'compares with the times of files, which the machine sets',
  'lib/platform/error-reports/observe-requests.ts': measured,
  'lib/platform/error-reports/create-error-reports.ts': measured,
  'lib/platform/log/guard-console.ts': 'dates the lines of the log of this machine',
  'lib/storefront/runtime/consent/consent-dialog.tsx': browser,
  'lib/storefront/runtime/consent/decided-consent.ts': browser,
  'lib/storefront/runtime/consent/visit-agreements.ts': browser,
  'lib/storefront/runtime/kiosk/idle-clock.ts': browser,
  'lib/storefront/screens/listing/saved-controls.ts': browser,
  'lib/storefront/runtime/navigation/is-expired.ts': browser,
  'lib/storefront/runtime/start/run-address-actions.ts': browser,
  'lib/storefront/visitor/state/held-order-part.tsx': browser,
  'lib/studio/campaigns/new-campaign.client.tsx': browser,
  'lib/studio/editor/fields/time-field.client.tsx': browser,
  'lib/studio/editor/saving/autosave.ts': browser,
  'lib/studio/editor/state/hints.ts': `${browser}; the server hands over its own`,
  'lib/studio/editor/state/open-kept-work.ts': browser,
  'lib/studio/editor/state/store.ts': browser,
  'lib/studio/editor/state/use-saving.ts': browser,
  'lib/studio/i18n/next-clock.ts': browser,
  'lib/storefront/screens/product/arrival-line.client.tsx': browser,
  'lib/storefront/runtime/builds/watch-build.ts': browser,
  'lib/storefront/runtime/tracking/is-first.ts': browser,
  'lib/storefront/runtime/tracking/start-tracking.ts': browser,
  'lib/storefront/runtime/tracking/tag-manager.ts': browser,
  'lib/storefront/runtime/tracking/track-events.ts': browser,
  'scripts/serve.ts': measured,
  'scripts/start.ts': measured,
  'schemas/shop/product.ts': 'checks a feed in the command that reads it',
}

const files = ['app', 'blocks', 'lib', 'registry', 'schemas', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('scripts/bench/'))

it('times that decide come from the database: nothing asks the machine for its time but for a reason', () => {
  const asking = files.filter((file) => /new Date\(\)|\bDate\.now\b/.test(readFileSync(file, 'utf8')))
  expect(asking.sort()).toEqual(Object.keys(allowed).sort())
})
