import { build, type Metafile } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'

/** What every page loads, in the two layouts of the shop. */
const entries = ['navigation', 'document-actions'].map(
  (name) => `lib/storefront/runtime/start/${name}.client.tsx`,
)

const kibibyte = 1024
let outputs: Metafile['outputs'] = {}

beforeAll(async () => {
  const { metafile } = await build({
    entryPoints: entries,
    ...{ bundle: true, splitting: true, minify: true, metafile: true, write: false },
    ...{ format: 'esm', outdir: 'unwritten', jsx: 'automatic', alias: { '@': process.cwd() } },
    // The framework, and what no code of a browser reaches.
    packages: 'external',
    external: ['node:*'],
    logLevel: 'silent',
  })
  outputs = metafile.outputs
})

/** The bytes by subject in what a page loads before anything is asked for, before they are compressed. */
function loadedAtOnce(): Map<string, number> {
  const chunks = new Set<string>()
  const add = (name: string) => {
    if (chunks.has(name)) return
    chunks.add(name)
    for (const { path, kind } of outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && outputs[path]) add(path)
  }
  for (const [name, { entryPoint }] of Object.entries(outputs))
    if (entryPoint && entries.includes(entryPoint)) add(name)
  const bytes = new Map<string, number>()
  for (const name of chunks)
    for (const [file, { bytesInOutput }] of Object.entries(outputs[name]?.inputs ?? {})) {
      const subject = file.split('/').slice(0, 4).join('/')
      bytes.set(subject, (bytes.get(subject) ?? 0) + bytesInOutput)
    }
  return bytes
}

describe('A page that shows neither the dialog of consent, nor a login, nor an account', () => {
  const of = (names: RegExp) =>
    [...loadedAtOnce()].filter(([subject]) => names.test(subject)).reduce((sum, [, bytes]) => sum + bytes, 0)

  it('loads at most 12 KiB for them and for what depends on the decision', () => {
    const bytes = of(/\/(?:consent|tracking|errors|kiosk|builds|login|account.*)$/)
    expect(bytes).toBeGreaterThan(kibibyte)
    expect(bytes).toBeLessThanOrEqual(12 * kibibyte)
  })

  it('loads of tracking only what asks whether it is allowed, and what removes it', () =>
    expect(of(/\/tracking$/)).toBeLessThanOrEqual(kibibyte))

  it('loads nothing of a login or an account', () => expect(of(/\/(?:login|account.*)$/)).toBe(0))
})
