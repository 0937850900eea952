import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { diskStorage } from '@/lib/content/media/storage/disk-storage'
import { findLastBackup } from '@/lib/platform/backups'
import { connect, type Database } from '@/lib/platform/db/connect'
import { openEmbedded } from '@/lib/platform/db/embedded'
import { migrateDatabase } from '@/lib/platform/db/migrate'
import { releaseLabel } from '@/lib/platform/release'
import { backupShop } from '@/lib/server/backup/backup-shop'
import { restoreShop } from '@/lib/server/backup/restore-shop'
import { readTables } from '@/lib/server/backup/tables'
import { seedDatabase } from '@/scripts/seed/seed-database'
import { describeOnDatabases, openAnother } from '../../fixtures/databases'

/** Every table with the digest of its rows. */
async function digests(db: Database): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { name } of await readTables(db)) {
    const [row] = await db.execute<{ digest: string }>(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${sql.identifier(name)} t`,
    )
    found[name] = row?.digest ?? ''
  }
  return found
}

const picture = Buffer.from([0, 1, 2, 250, 251, 252])

describeOnDatabases('A backup', (getDb) => {
  let folder: string
  const shopIn = (name: string, db: Database, other: { sessionSecret?: string } = {}) => {
    const dataDir = join(folder, name)
    const config = { brand: 'baby' as const, dataDir, sessionSecret: undefined, ...other }
    return { config, db, storage: diskStorage(join(dataDir, 'assets')) }
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nestling-backup-'))
    await seedDatabase(getDb(), 'baby')
    // What a text of rows could lose: JSON's own null, ends of lines, a half of a letter's spelling, a time without end.
    await getDb().execute(sql`
      insert into outbox (kind, payload, next_attempt_at) values ('mail', 'null', now()),
        ('mail', '{"text":"a\u2028b\\r\\nc\\t\\\\d é 🧸"}', '2026-11-29 01:02:03.456789+00')`)
    const { storage, config } = shopIn('first', getDb())
    await storage.write('aa/1.png', picture, 'image/png')
    await mkdir(join(config.dataDir, 'downloads'))
    await writeFile(join(config.dataDir, 'downloads', 'lullabies.zip'), picture)
    await writeFile(join(config.dataDir, 'secrets.json'), '{"session":"sealed"}')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('holds every row, file and secret, and makes the same shop in an empty place', async () => {
    const to = join(folder, 'backup')
    const { hasSecrets } = await backupShop(shopIn('first', getDb()), to)
    expect(hasSecrets).toBe(true)
    expect(await findLastBackup(getDb())).toMatchObject({ folder: to, files: 2, release: releaseLabel })
    expect((await stat(to)).mode & 0o077).toBe(0)
    const other = await openAnother()
    try {
      const second = shopIn('second', other.db)
      await restoreShop(second, to)
      expect(await digests(other.db)).toEqual(await digests(getDb()))
      expect(await second.storage.read('aa/1.png')).toEqual(picture)
      const { dataDir } = second.config
      expect(await readFile(join(dataDir, 'downloads', 'lullabies.zip'))).toEqual(picture)
      expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).toBe('{"session":"sealed"}')
      // A new row gets a number that none had, and what refers to nothing is refused as before.
      const next = async (db: Database) =>
        (
          await db.execute<{ n: string }>(
            sql`select nextval(pg_get_serial_sequence('cms_stories', 'id')) as n`,
          )
        )[0]?.n
      expect(await next(other.db)).toBe(await next(getDb()))
      const keys = (db: Database) =>
        db.execute(sql`select conname, pg_get_constraintdef(oid) as rule from pg_constraint order by 1, 2`)
      expect([...(await keys(other.db))]).toEqual([...(await keys(getDb()))])
      // There is a shop now.
      await expect(restoreShop(second, to)).rejects.toThrow(/is that of a shop/)
    } finally {
      await other.close()
    }
  })

  it.runIf(process.env.TEST_DATABASE === 'postgres')(
    'goes into an embedded database as well',
    async () => {
      const server = await openEmbedded(join(folder, 'embedded-database'))
      const { db, close } = connect({ url: server.url })
      try {
        await migrateDatabase(db)
        await restoreShop(shopIn('embedded', db), join(folder, 'backup'))
        expect(await digests(db)).toEqual(await digests(getDb()))
      } finally {
        await close()
        await server.close()
      }
    },
    120_000,
  )

  it('leaves a secret of the environment there, and a folder with something in it alone', async () => {
    const shop = shopIn('first', getDb(), { sessionSecret: 'x'.repeat(32) })
    const to = join(folder, 'without')
    expect((await backupShop(shop, to)).hasSecrets).toBe(false)
    await expect(readFile(join(to, 'secrets.json'))).rejects.toThrow(/ENOENT/)
    await expect(backupShop(shop, to)).rejects.toThrow(/is not empty/)
  })

  it.each([
    ['has lost its list', /no whole backup/, (at: string) => rm(join(at, 'backup.json'))],
    ['has lost a file', /is not what was written/, (at: string) => rm(join(at, 'assets/aa/1.png'))],
    [
      'has another file',
      /is not what was written/,
      (at: string) => writeFile(join(at, 'assets/aa/1.png'), 'other!'),
    ],
    [
      'has another row',
      /table cms_stories is not what was written/,
      async (at: string) => {
        const file = join(at, 'tables/cms_stories.jsonl.gz')
        await writeFile(
          file,
          gzipSync(
            gunzipSync(await readFile(file))
              .toString()
              .replace('versand', 'versandt'),
          ),
        )
      },
    ],
    [
      'is of a newer release',
      /newer release .*0999_later/,
      (at: string) => change(at, '"migrations": [', '"migrations": ["0999_later", '),
    ],
    ['is of another shop', /SHOP_BRAND=bm/, (at: string) => change(at, '"brand": "baby"', '"brand": "bm"')],
  ])('that %s is refused, and nothing of it is kept', async (name, message, harm) => {
    const to = join(folder, name)
    await cp(join(folder, 'backup'), to, { recursive: true })
    await harm(to)
    const other = await openAnother()
    try {
      const before = await digests(other.db)
      await expect(restoreShop(shopIn(`of ${name}`, other.db), to)).rejects.toThrow(message)
      expect(await digests(other.db)).toEqual(before)
    } finally {
      await other.close()
    }
  })
})

async function change(at: string, from: string, to: string): Promise<void> {
  const file = join(at, 'backup.json')
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
}
