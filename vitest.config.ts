import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

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
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/fixtures/database-templates.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          globalSetup: 'tests/fixtures/process/prepare-all.ts',
          setupFiles: 'tests/fixtures/process/tidy.ts',
          // Each file runs whole shops.
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 700_000,
        },
      },
    ],
  },
})
