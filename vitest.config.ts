import { readdirSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Tests of what PostgreSQL and PGlite do differently: locks, search, listings and migrations. */
const databasesDiffer = [
  'tests/integration/platform/freshness/invalidations.test.ts',
  'tests/integration/platform/db/{await-database,connect,landed-states,migrate,silent-connections,upgrade}.test.ts',
  'tests/integration/platform/{leases,outbox}.test.ts',
  'tests/integration/shop/{basket,listing,plans,search,word-bits}.test.ts',
  'tests/integration/content/embedded/filter-query.test.ts',
]

/** Tests that take long for what they add to the others: the full matrix alone runs them. */
const long = [
  'tests/integration/content/check/check-content.test.ts',
  'tests/integration/shop/{deliver-vouchers,fallback-language,recommendations,renewed-words,seed}.test.ts',
  'tests/integration/shop/downloads/deliver-downloads.test.ts',
  'tests/integration/shop/merchant/commands.test.ts',
]

/** The test files of a level whose text matches. */
const filesThatSay = (level: string, words: RegExp) =>
  readdirSync(`${root}tests/${level}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${level}/${file}`)
    .filter((file) => words.test(readFileSync(root + file, 'utf8')))

/** The files that use a database. Those that use none run once. */
const onDatabases = filesThatSay('integration', /describeOnDatabases\(/)

const isIn = (patterns: readonly string[]) => (file: string) =>
  patterns.some((pattern) => matchesGlob(file, pattern))
const isLong = isIn(long)

/** Those that a change has to pass on one database, whichever it is. */
const onEitherDatabase = onDatabases.filter((file) => !isIn(databasesDiffer)(file))

/** Tests of time limits, which mostly wait. */
const waiting = ['tests/integration/content/client/outage.test.ts']

const replacesModules = /vi\.(?:mock|doMock|resetModules|stubEnv)\(/

/**
 * Files that replace modules, or settings, which a worker reads once, are isolated. The others share the modules of their
 * worker, which saves half the time.
 */
const ownModules = filesThatSay('unit', replacesModules)
const ownModulesOnDatabases = [
  ...filesThatSay('integration', replacesModules),
  // It records what the whole process does, with clients of its own.
  'tests/integration/platform/traces.test.ts',
  // After certain other files its client of the embedded content asks the network instead; the cause is not known yet.
  'tests/integration/shop/import-dangling.test.ts',
]

/** Tests that render a block thousands of times: React as visitors get it takes half as long as that for developers. */
const rendering = [
  'tests/unit/blocks/every-{block,field}.test.ts',
  'tests/unit/storefront/screens/layout/every-field.test.tsx',
]

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
    env: { TEST_DATABASE: database, SESSION_SECRET: 'a secret of the tests, which is long enough' },
    globalSetup: 'tests/fixtures/database-templates.ts',
  },
})

/** Tests of whole shops in processes of their own. */
const processes = (name: string): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include: ['tests/process/*.test.ts'],
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

/**
 * The first word of a project's name is the level of its tests. With `all` in its name it belongs to the full matrix.
 */
export const projects: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: ['tests/unit/**/*.test.{ts,tsx}'],
      exclude: exceptFor([...ownModules, ...rendering]),
      isolate: false,
    },
  },
  { extends: true, test: { name: 'unit-isolated', include: ownModules, exclude: exceptFor(rendering) } },
  { extends: true, test: { name: 'unit-rendering', include: rendering, env: { NODE_ENV: 'production' } } },
  integration('integration', 'embedded', {
    include: ['tests/integration/**/*.test.ts'],
    exclude: exceptFor([...onEitherDatabase, ...ownModulesOnDatabases, ...waiting]),
  }),
  integration('integration-all-waiting', 'embedded', { include: waiting }),
  integration('integration-all', 'embedded', {
    include: onEitherDatabase,
    exclude: exceptFor([...ownModulesOnDatabases, ...long]),
  }),
  integration('integration-all-isolated', 'embedded', { include: ownModulesOnDatabases, isolate: true }),
  integration('integration-all-long', 'embedded', {
    include: onDatabases.filter(isLong),
    exclude: exceptFor(ownModulesOnDatabases),
  }),
  integration('integration-postgres', 'postgres', { include: databasesDiffer }),
  integration('integration-postgres-all', 'postgres', {
    include: onEitherDatabase,
    exclude: exceptFor([...ownModulesOnDatabases, ...long]),
  }),
  integration('integration-postgres-all-long', 'postgres', {
    include: onDatabases.filter(isLong),
    exclude: exceptFor(ownModulesOnDatabases),
  }),
  integration('integration-postgres-all-isolated', 'postgres', {
    include: ownModulesOnDatabases,
    isolate: true,
  }),
  http('http', ['tests/http/*.test.ts'], 60_000),
  http('crawl', ['tests/http/crawl/*.test.ts'], 240_000),
  http('flood', ['tests/http/flood/*.test.ts'], 240_000),
  processes('process-all'),
]

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\/(.*)/, replacement: `${root}$1` },
      { find: /^server-only$/, replacement: `${root}tests/fixtures/empty.ts` },
      { find: /^fast-check$/, replacement: `${root}tests/fixtures/fast-check.ts` },
    ],
  },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    environment: 'node',
    // Vitest sets a BASE_URL that is no address.
    env: { BASE_URL: '', SESSION_SECRET: 'the secret of the tests, which is long enough' },
    // The default leaves one processor free, which is half of a small machine.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // A machine that does other work besides may make one try late. The report names each test that needed a second.
    retry: process.env.CI ? 1 : 0,
    projects,
  },
})
