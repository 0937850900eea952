import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

/** What a kind of database does in a way of its own: locks, search, listings, imports and migrations. */
const databasesDiffer = [
  'tests/integration/content/invalidations.test.ts',
  'tests/integration/db/{connect,migrate}.test.ts',
  'tests/integration/forms/submit.test.ts',
  'tests/integration/platform/{leases,outbox}.test.ts',
  'tests/integration/shop/{basket,import,import-complete,listing,plans,search,word-bits,write-products}.test.ts',
  'tests/integration/studio/{filter-query,import-space,webhooks}.test.ts',
]

/** The test files of a level that say something. */
const filesThatSay = (level: string, words: RegExp) =>
  readdirSync(`${root}tests/${level}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${level}/${file}`)
    .filter((file) => words.test(readFileSync(root + file, 'utf8')))

/** The files that ask for a database; the others would only do the same twice. */
const onDatabases = filesThatSay('integration', /describeOnDatabases\(/)

/** Replaces modules, or needs them fresh. All other files share a worker's modules, which are three times as fast. */
const ownModules = filesThatSay('unit', /vi\.(?:mock|doMock|resetModules)\(/)

/** What keeps data whole when processes are killed, doubled or fed. */
const guardsData = ['tests/process/{crash,import,locks}.test.ts']

const exceptFor = (files: readonly string[]) => [...configDefaults.exclude, ...files]

/** Tests of the database code; the variable names the databases that a project runs them on. */
const integration = (
  name: string,
  database: 'embedded' | 'postgres',
  files: { include: string[]; exclude?: string[] },
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    ...files,
    env: { TEST_DATABASE: database },
    globalSetup: 'tests/fixtures/database-templates.ts',
  },
})

/** Tests of whole shops in processes of their own. */
const processes = (
  name: string,
  files: { include: string[]; exclude?: string[] },
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    ...files,
    globalSetup: 'tests/fixtures/process/prepare-all.ts',
    setupFiles: 'tests/fixtures/process/tidy.ts',
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 700_000,
  },
})

/** Tests of a shop that runs, at E2E_BASE_URL, without a browser. They wait more than they work. */
const http = (name: string, include: string[], testTimeout: number): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include,
    testTimeout,
    maxWorkers: 4,
    expect: { poll: { timeout: 10_000, interval: 50 } },
    globalSetup: 'tests/fixtures/http/shop.ts',
  },
})

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\/(.*)/, replacement: `${root}$1` },
      { find: /^server-only$/, replacement: `${root}tests/fixtures/empty.ts` },
    ],
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    // One processor fewer is the default, which leaves half of a small machine idle.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // The projects that end in -all, and the crawl, belong to `npm run test:all` alone.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: exceptFor(ownModules),
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit-isolated', include: ownModules } },
      integration('integration', 'embedded', { include: ['tests/integration/**/*.test.ts'] }),
      integration('integration-postgres', 'postgres', { include: databasesDiffer }),
      integration('integration-postgres-all', 'postgres', {
        include: onDatabases,
        exclude: exceptFor(databasesDiffer),
      }),
      http('http', ['tests/http/*.test.ts'], 60_000),
      http('crawl', ['tests/http/crawl/*.test.ts'], 240_000),
      processes('process', { include: guardsData }),
      processes('process-all', { include: ['tests/process/*.test.ts'], exclude: exceptFor(guardsData) }),
    ],
  },
})
