import { run } from '@/lib/server/start'

/** The levels of tests: the vitest projects that `npm test` runs of each, and what `npm run test:all` adds. */
const levels = {
  unit: { projects: ['unit', 'unit-isolated'], more: [] },
  integration: {
    projects: ['integration', 'integration-isolated', 'integration-postgres'],
    more: ['integration-postgres-all', 'integration-postgres-all-isolated'],
  },
  http: { projects: ['http'], more: [] },
  crawl: { projects: ['crawl'], more: [] },
  process: { projects: ['process'], more: ['process-all'] },
} as const

type Level = keyof typeof levels

/** Runs the tests of a level; rejects when one fails. */
export function runLevel(level: Level, all: boolean, report: string, env: Record<string, string> = {}) {
  const { projects, more } = levels[level]
  const chosen = [...projects, ...(all ? more : [])].flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return run(['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters], env)
}
