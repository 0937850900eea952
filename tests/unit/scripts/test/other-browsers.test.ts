import { expect, it } from 'vitest'
import { findOtherBrowsers, type OtherBrowserName } from '@/scripts/test/other-browsers'

const firefox = '/usr/bin/firefox-esr'
const webkit = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']

type Asked = {
  files: readonly string[]
  /** What the packages bring. */
  installed?: readonly string[]
  without?: readonly OtherBrowserName[]
  env?: Record<string, string>
}

function find({ files, installed = [], without = [], env = {} }: Asked) {
  const there = new Set(files)
  const asked: string[] = []
  const found = findOtherBrowsers(without, {
    has: (path) => there.has(path),
    install: (packages) => {
      asked.push(...packages)
      for (const path of installed) there.add(path)
    },
    env,
  })
  return { ...found, asked }
}

it.each<[string, Asked, { env: string[]; asked: string[]; missing: RegExp[] }]>([
  [
    'both on the machine',
    { files: [firefox, ...webkit] },
    { env: ['FIREFOX_PATH', 'WEBKIT_DRIVER_PATH'], asked: [], missing: [] },
  ],
  [
    'one that its packages bring',
    { files: [firefox], installed: webkit },
    { env: ['FIREFOX_PATH', 'WEBKIT_DRIVER_PATH'], asked: ['webkit2gtk-driver', 'xvfb'], missing: [] },
  ],
  [
    'one that cannot be had',
    { files: [firefox] },
    {
      env: ['FIREFOX_PATH'],
      asked: ['webkit2gtk-driver', 'xvfb'],
      missing: [/WebKit need from Debian: webkit2gtk-driver, xvfb\..*--without webkit/],
    },
  ],
  [
    'a driver without the screen that it needs',
    { files: [firefox, '/usr/bin/WebKitWebDriver'] },
    { env: ['FIREFOX_PATH'], asked: ['webkit2gtk-driver', 'xvfb'], missing: [/WebKit/] },
  ],
  [
    'none',
    { files: [] },
    {
      env: [],
      asked: ['firefox-esr', 'webkit2gtk-driver', 'xvfb'],
      missing: [/Firefox need from Debian: firefox-esr\..*--without firefox/, /WebKit/],
    },
  ],
  [
    'one that is left out',
    { files: [firefox], without: ['webkit'] },
    { env: ['FIREFOX_PATH'], asked: [], missing: [] },
  ],
  [
    'one that a variable names',
    { files: ['/opt/fox', ...webkit], env: { FIREFOX_PATH: '/opt/fox' } },
    { env: ['FIREFOX_PATH', 'WEBKIT_DRIVER_PATH'], asked: [], missing: [] },
  ],
])('browsers besides Chromium: %s', (_, asked, { env, asked: packages, missing }) => {
  const found = find(asked)
  expect(Object.keys(found.env)).toEqual(env)
  expect(found.asked).toEqual(packages)
  expect(found.missing).toEqual(missing.map((words) => expect.stringMatching(words)))
})
