import { run } from '@/lib/server/start'
import { postgresBinaries } from '@/tests/fixtures/postgres'
import { projects } from '@/vitest.config'

/** The names of the vitest projects, by the words of which they consist. */
const names = projects.map(({ test }) => String(test?.name))
const wordsOf = (name: string) => name.split('-')

export type Level = 'unit' | 'integration' | 'http' | 'crawl' | 'flood' | 'process'

/** Where the databases do not differ, one is enough for `npm test`: a server's is several times faster. */
const onOneDatabase = async () => {
  const one = (await postgresBinaries()) ? 'integration-postgres-all' : 'integration-all'
  return [one, `${one}-isolated`]
}

/** The projects of a level: those that `npm test` runs, or also what `npm run test:all` adds. */
export async function projectsOf(level: Level, all: boolean): Promise<string[]> {
  const ofLevel = names.filter((name) => wordsOf(name)[0] === level)
  if (all) return ofLevel
  const one = await onOneDatabase()
  return ofLevel.filter((name) => !wordsOf(name).includes('all') || one.includes(name))
}

/** Runs the tests of a level; rejects when one fails. */
export async function runLevel(
  level: Level,
  all: boolean,
  report: string,
  env: Record<string, string> = {},
): Promise<void> {
  const chosen = (await projectsOf(level, all)).flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await run(['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters], {
    ...env,
    ...(all && { TEST_ALL: '1' }),
  })
}
