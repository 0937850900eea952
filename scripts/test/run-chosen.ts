import { run } from '@/lib/server/start'
import { prepare } from '@/tests/fixtures/process/prepared'
import { type Chosen, runners } from './chosen'
import { findChromium } from './chromium'
import { type Level, projectsOf } from './levels'
import { findOtherBrowsers } from './other-browsers'
import { choosePort, withShop } from './shop'

type Some = Extract<Chosen, { kind: 'some' }>
type Env = Record<string, string>

const playwright = 'node_modules/@playwright/test/cli.js'

/** On the embedded database: a server's is for the whole run. */
async function vitest(levels: readonly Level[], { files, options }: Some, env: Env = {}): Promise<void> {
  const all = (await Promise.all(levels.map((level) => projectsOf(level, true)))).flat()
  const projects = all.filter((name) => !name.includes('postgres')).flatMap((name) => ['--project', name])
  await run(['node_modules/vitest/vitest.mjs', 'run', ...files, ...projects, ...options], env)
}

/** The shop that the environment names, else one from the build of the last run, made anew when the code has changed. */
async function inShop(work: (env: Env) => Promise<unknown>): Promise<void> {
  if (process.env.E2E_BASE_URL && process.env.E2E_DATABASE_URL) await work({})
  else {
    const port = await choosePort()
    await withShop(await prepare('baby'), port, work)
  }
}

/** Runs the tests of some files or folders of one level; rejects when one fails. */
export async function runChosen(some: Some): Promise<void> {
  const { folder, files, options } = some
  switch (runners[folder]) {
    case 'vitest':
      return vitest([folder as Level], some)
    case 'shop':
      return inShop((env) => vitest(['http', 'crawl', 'flood'], some, env))
    case 'chromium': {
      const chromium = await findChromium()
      if (!chromium) throw new Error('There is no Chromium. Name one in CHROMIUM_PATH.')
      return inShop((env) =>
        run([playwright, 'test', ...files, ...options], { ...env, CHROMIUM_PATH: chromium, E2E_ALL: '1' }),
      )
    }
    case 'others': {
      const { env: browsers, missing } = findOtherBrowsers()
      if (Object.keys(browsers).length === 0) throw new Error(missing.join('\n'))
      return inShop((env) =>
        run([playwright, 'test', '-c', 'tests/browsers', ...files, ...options], { ...env, ...browsers }),
      )
    }
  }
}
