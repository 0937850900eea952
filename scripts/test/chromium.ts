import { existsSync } from 'node:fs'
import { installPackages, succeeds } from './install-packages'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const onMachine = () => [process.env.CHROMIUM_PATH, ...known].find((path) => path && existsSync(path))

/**
 * A Chromium for the tests: one on the machine, else Playwright's own, else Debian's package when running as root.
 * Undefined when none is available.
 */
export async function findChromium(): Promise<string | undefined> {
  const found = onMachine()
  if (found) return found
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  console.log('No Chromium on this machine. Trying to install Playwright’s.')
  if (succeeds(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])) {
    return chromium.executablePath()
  }
  installPackages(['chromium'])
  return onMachine()
}
