import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, utimesSync } from 'node:fs'
import { expect, it, vi } from 'vitest'

// It bundles two thousand files, on a machine that other tests keep busy.
vi.setConfig({ testTimeout: 120_000 })

const asked = (script: string) =>
  `process.argv[1] = process.cwd() + '/${script}'
   const { runBundled } = await import('./scripts/bundle.mjs')
   console.log(await runBundled())`

const isBundled = (script: string): boolean =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', asked(script)], { encoding: 'utf8' }) ===
  'true\n'

const record = () =>
  JSON.parse(readFileSync('node_modules/.cache/nestling/bundle.json', 'utf8')) as {
    folder: string
    sources: Record<string, string>
  }

it('the start and the server run from a bundle, other commands from their sources', () => {
  expect(['start', 'prepare', 'serve', 'import'].map((name) => isBundled(`scripts/${name}.ts`))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(record().sources).toHaveProperty(['lib/server/edge/serve.ts'])
})

it('the bundle is made again when a source has changed, and only then', () => {
  isBundled('scripts/start.ts')
  const { folder } = record()
  isBundled('scripts/start.ts')
  expect(record().folder).toBe(folder)
  const now = new Date()
  utimesSync('scripts/ready-text.ts', now, now)
  isBundled('scripts/start.ts')
  expect(record().folder).not.toBe(folder)
  expect(existsSync(`${record().folder}/start.mjs`)).toBe(true)
})

it('what is bundled finds its files from the folder of the project, not from its own', () => {
  const own = Object.keys(record().sources).filter((path) => !path.startsWith('node_modules/'))
  const asking = own.filter((path) => /new URL\([^)]*import\.meta/.test(readFileSync(path, 'utf8')))
  expect(asking.filter((path) => path.endsWith('.ts'))).toEqual([])
})
