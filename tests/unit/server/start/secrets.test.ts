import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localSecrets, sharedSecrets, takeStoredSecret } from '@/lib/server/start/environment'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestling-secrets-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('The secrets that no setting names', () => {
  it('are the same for instances with the same SESSION_SECRET, and each another one', () => {
    const session = 'the secret of all instances, which is long enough'
    expect(sharedSecrets(session)).toEqual(sharedSecrets(session))
    const { webhook, preview } = sharedSecrets(session)
    expect(new Set([session, webhook, preview, sharedSecrets(`${session}.`).preview]).size).toBe(4)
    expect(preview).toMatch(/^[\w-]{43}$/)
  })

  it('are made once in a folder, and read by its user alone', async () => {
    const made = await localSecrets(folder)
    expect(made).toEqual(sharedSecrets(made.session))
    expect(await localSecrets(folder)).toEqual(made)
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
  })

  it('stay as an earlier release has drawn them', async () => {
    const drawn = { webhook: 'w', preview: 'p', session: 's' }
    await writeFile(join(folder, 'secrets.json'), JSON.stringify(drawn))
    expect(await localSecrets(folder)).toEqual(drawn)
    expect(JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'))).toEqual(drawn)
  })
})

describe('A command', () => {
  afterEach(() => void vi.unstubAllEnvs())

  it.each([
    { set: '', stored: 'of the folder', taken: 'of the folder' },
    { set: 'of the setting', stored: 'of the folder', taken: 'of the setting' },
    { set: '', stored: undefined, taken: '' },
  ])('hashes with the secret of its shop: $taken', async ({ set, stored, taken }) => {
    vi.stubEnv('SESSION_SECRET', set)
    if (stored) await writeFile(join(folder, 'secrets.json'), JSON.stringify({ session: stored }))
    await takeStoredSecret(folder)
    expect(process.env.SESSION_SECRET).toBe(taken)
  })
})
