import { run } from '@/lib/server/start'
import { postgresBinaries } from '@/tests/fixtures/postgres'

/** The levels of tests: the vitest projects that `npm test` runs of each, and what `npm run test:all` adds. */
const levels = {
  unit: { projects: ['unit', 'unit-isolated', 'unit-rendering'], more: [] },
  integration: {
    projects: ['integration', 'integration-isolated', 'integration-postgres'],
    more: [
      'integration-waiting',
      'integration-all',
      'integration-postgres-all',
      'integration-postgres-all-isolated',
    ],
  },
  http: { projects: ['http'], more: [] },
  crawl: { projects: ['crawl'], more: [] },
  process: { projects: ['process'], more: ['process-all'] },
} as const

type Level = keyof typeof levels

/** Where the databases do not differ, one is enough for `npm test`: a server's is several times faster. */
const onOneDatabase = async () =>
  (await postgresBinaries()) ? 'integration-postgres-all' : 'integration-all'

/** Runs the tests of a level; rejects when one fails. */
export async function runLevel(
  level: Level,
  all: boolean,
  report: string,
  env: Record<string, string> = {},
): Promise<void> {
  const { projects, more } = levels[level]
  const added = all ? more : level === 'integration' ? [await onOneDatabase()] : []
  const chosen = [...projects, ...added].flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await run(['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters], {
    ...env,
    ...(all && { TEST_ALL: '1' }),
  })
}
