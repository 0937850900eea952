import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { earlierMigrations } from '@/lib/platform/db/earlier-migrations'
import { readMigrations } from '@/lib/platform/db/migration-files'

const folder = 'lib/platform/db/migrations'
const migrations = readMigrations(folder)
/** Lines of `sha256sum`. `npm run db:generate` adds that of a new migration. */
const landed = readFileSync(`${folder}/landed.txt`, 'utf8').trim().split('\n')

it('a migration that has landed is never changed again: make a new one, as databases know each by its hash', () => {
  // A line that is missing belongs at the end of landed.txt.
  expect(landed).toEqual(migrations.map(({ name, hash }) => `${hash}  ${name}.sql`))
})

it('every file of a migration is in the journal', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  expect(migrations.map(({ name }) => `${name}.sql`).sort()).toEqual(files.sort())
})

it('what stands in the place of a migration that was changed is a migration of today', () => {
  const names = new Set(migrations.map(({ name }) => name))
  const hashes = new Set(migrations.map(({ hash }) => hash))
  for (const [hash, { now }] of Object.entries(earlierMigrations)) {
    expect(hashes.has(hash)).toBe(false)
    if (now) expect(names).toContain(now)
  }
})
