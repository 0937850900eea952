import { existsSync } from 'node:fs'
import { type OtherBrowserName, otherBrowserNames } from './other-browsers'

/** What runs the files of a folder of `tests`. */
export const runners = {
  unit: 'vitest',
  integration: 'vitest',
  process: 'vitest',
  http: 'shop',
  e2e: 'chromium',
  browsers: 'others',
} as const
type TestFolder = keyof typeof runners

/** `without`: browsers that the full matrix leaves out. */
export type Everything = { kind: 'everything'; all: boolean; without: OtherBrowserName[] }

export type Chosen =
  | Everything
  | { kind: 'some'; folder: TestFolder; files: string[]; options: string[] }
  | { kind: 'wrong'; message: string }

const isFolder = (name: string | undefined): name is TestFolder =>
  name !== undefined && Object.hasOwn(runners, name)

const wrong = (message: string): Chosen => ({ kind: 'wrong', message })
export const usage = `Name files or folders of one level, such as tests/unit/studio or tests/e2e/search.spec.ts (${Object.keys(runners).join(', ')}), with options for its runner after them.`

const leftOut = '--without'
const isOther = (name: string | undefined): name is OtherBrowserName =>
  otherBrowserNames.some((each) => each === name)

/** Everything, in the full matrix perhaps without a browser: `--all --without webkit`. */
function readEverything(args: readonly string[]): Chosen {
  const all = args.includes('--all')
  const without: OtherBrowserName[] = []
  for (const [at, arg] of args.entries()) {
    if (arg !== leftOut) continue
    const name = args[at + 1]
    if (!all || !isOther(name))
      return wrong(`${leftOut} leaves out of npm run test:all one of ${otherBrowserNames.join(', ')}.`)
    without.push(name)
  }
  return { kind: 'everything', all, without }
}

/** What the arguments of `npm test` ask for: everything, or the tests in some files and folders of one level. */
export function readChosen(args: readonly string[], exists = existsSync): Chosen {
  const given = args.filter((arg) => arg !== '--all')
  const isEverything = given.every((arg, at) => arg === leftOut || given[at - 1] === leftOut)
  if (isEverything) return readEverything(args)
  const end = given.findIndex((arg) => arg.startsWith('-'))
  const paths = (end < 0 ? given : given.slice(0, end)).map((path) => path.replace(/^\.\//, ''))
  const options = end < 0 ? [] : given.slice(end)
  if (paths.length === 0) return wrong(usage)
  const missing = paths.find((path) => !path.startsWith('tests/') || !exists(path))
  if (missing !== undefined) return wrong(`There are no tests at ${missing}. ${usage}`)
  const folders = new Set(paths.map((path) => path.split('/')[1]))
  const [folder] = folders
  if (folders.size > 1 || !isFolder(folder)) return wrong(usage)
  return { kind: 'some', folder, files: paths, options }
}
