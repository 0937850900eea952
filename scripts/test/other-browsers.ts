import { existsSync } from 'node:fs'
import { installPackages } from './install-packages'

/** What the full matrix may leave out, if that is said. */
export const otherBrowserNames = ['firefox', 'webkit'] as const
export type OtherBrowserName = (typeof otherBrowserNames)[number]

type OtherBrowser = {
  name: string
  /** The variable that names its program, for the tests too. */
  variable: string
  known: readonly string[]
  /** Programs that it needs besides. */
  besides: readonly string[]
  packages: readonly string[]
}

const otherBrowsers: Readonly<Record<OtherBrowserName, OtherBrowser>> = {
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    known: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    besides: [],
    packages: ['firefox-esr'],
  },
  webkit: {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    known: ['/usr/bin/WebKitWebDriver'],
    besides: ['/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
}

type Machine = {
  has: (path: string) => boolean
  install: (packages: readonly string[]) => void
  env: Readonly<Record<string, string | undefined>>
}

const thisMachine: Machine = { has: existsSync, install: installPackages, env: process.env }

export type FoundBrowsers = {
  /** The variables that name their programs. */
  env: Record<string, string>
  /** What to do about those that are not there, a sentence for each. */
  missing: string[]
}

/**
 * The browsers besides Chromium that the journeys of the full matrix run in: those on the machine, else Debian's when
 * running as root. `without`: those that are not wanted.
 */
export function findOtherBrowsers(
  without: readonly OtherBrowserName[] = [],
  { has, install, env }: Machine = thisMachine,
): FoundBrowsers {
  const pathOf = ({ variable, known, besides }: OtherBrowser): string | undefined =>
    besides.every(has) ? [env[variable], ...known].find((path) => path !== undefined && has(path)) : undefined
  const wanted = otherBrowserNames.filter((name) => !without.includes(name))
  const absent = wanted.filter((name) => !pathOf(otherBrowsers[name]))
  if (absent.length > 0) install(absent.flatMap((name) => otherBrowsers[name].packages))
  const found: FoundBrowsers = { env: {}, missing: [] }
  for (const key of wanted) {
    const browser = otherBrowsers[key]
    const path = pathOf(browser)
    if (path) found.env[browser.variable] = path
    else
      found.missing.push(
        `The journeys in ${browser.name} need from Debian: ${browser.packages.join(', ')}. The full matrix leaves them out with npm run test:all -- --without ${key}.`,
      )
  }
  return found
}
