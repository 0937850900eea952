import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const onMachine = () => [process.env.CHROMIUM_PATH, ...known].find((path) => path && existsSync(path))

const succeeds = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0

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
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Trying to install Debian’s package chromium.')
    succeeds('apt-get', ['update'])
    succeeds('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  }
  return onMachine()
}
