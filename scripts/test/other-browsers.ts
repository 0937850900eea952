import { existsSync } from 'node:fs'
import { installPackages } from './install-packages'

type OtherBrowser = {
  name: string
  /** The variable that names its program, for the tests too. */
  variable: string
  known: readonly string[]
  /** Programs that it needs besides. */
  besides: readonly string[]
  packages: readonly string[]
}

const otherBrowsers: readonly OtherBrowser[] = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    known: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    besides: [],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    known: ['/usr/bin/WebKitWebDriver'],
    besides: ['/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
]

const exists = (path: string | undefined): path is string => path !== undefined && existsSync(path)

const onMachine = ({ variable, known, besides }: OtherBrowser): string | undefined =>
  besides.every(exists) ? [process.env[variable], ...known].find(exists) : undefined

/**
 * The variables with the browsers besides Chromium that the journeys of the full matrix run in: those on the machine, else
 * Debian's when running as root. Names what is missing.
 */
export function findOtherBrowsers(): Record<string, string> {
  const missing = otherBrowsers.filter((browser) => !onMachine(browser))
  if (missing.length > 0) installPackages(missing.flatMap(({ packages }) => packages))
  const found: Record<string, string> = {}
  for (const browser of otherBrowsers) {
    const path = onMachine(browser)
    if (path) found[browser.variable] = path
    else
      console.warn(
        `The journeys in ${browser.name} are skipped. They need from Debian: ${browser.packages.join(', ')}.`,
      )
  }
  return found
}
