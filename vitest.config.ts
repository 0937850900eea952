import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Tests of what PostgreSQL and PGlite do differently: locks, search, listings, imports and migrations. */
const databasesDiffer = [
  'tests/integration/platform/freshness/invalidations.test.ts',
  'tests/integration/platform/db/{connect,migrate}.test.ts',
  'tests/integration/content/forms/submit.test.ts',
  'tests/integration/platform/{leases,outbox}.test.ts',
  'tests/integration/shop/{basket,import,import-complete,import-rows,listing,plans,search,word-bits,write-products}.test.ts',
  'tests/integration/content/embedded/{filter-query,import-space,webhooks}.test.ts',
]

/** The test files of a level whose text matches. */
const filesThatSay = (level: string, words: RegExp) =>
  readdirSync(`${root}tests/${level}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${level}/${file}`)
    .filter((file) => words.test(readFileSync(root + file, 'utf8')))

/** The files that use a database; running the others on both would repeat them. */
const onDatabases = filesThatSay('integration', /describeOnDatabases\(/)

const replacesModules = /vi\.(?:mock|doMock|resetModules)\(/

/** Files that replace modules are isolated. The others share the modules of their worker, which saves half the time. */
const ownModules = filesThatSay('unit', replacesModules)
const ownModulesOnDatabases = filesThatSay('integration', replacesModules)

/** Tests that data stays intact when processes are killed, started twice or import. */
const guardsData = ['tests/process/{crash,import,locks}.test.ts']

const exceptFor = (files: readonly string[]) => [...configDefaults.exclude, ...files]

/** Tests of the database code; `TEST_DATABASE` selects the database. */
const integration = (
  name: string,
  database: 'embedded' | 'postgres',
  files: { include: string[]; exclude?: string[]; isolate?: boolean },
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    isolate: false,
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

/** Tests of a running shop at E2E_BASE_URL, without a browser. They mostly wait, so more run at once. */
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
    // The default leaves one processor free, which is half of a small machine.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // The projects with -all in their name, and the crawl, belong to `npm run test:all` alone.
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
      integration('integration', 'embedded', {
        include: ['tests/integration/**/*.test.ts'],
        exclude: exceptFor(ownModulesOnDatabases),
      }),
      integration('integration-isolated', 'embedded', { include: ownModulesOnDatabases, isolate: true }),
      integration('integration-postgres', 'postgres', { include: databasesDiffer }),
      integration('integration-postgres-all', 'postgres', {
        include: onDatabases,
        exclude: exceptFor([...databasesDiffer, ...ownModulesOnDatabases]),
      }),
      integration('integration-postgres-all-isolated', 'postgres', {
        include: ownModulesOnDatabases,
        isolate: true,
      }),
      http('http', ['tests/http/*.test.ts'], 60_000),
      http('crawl', ['tests/http/crawl/*.test.ts'], 240_000),
      processes('process', { include: guardsData }),
      processes('process-all', { include: ['tests/process/*.test.ts'], exclude: exceptFor(guardsData) }),
    ],
  },
})
