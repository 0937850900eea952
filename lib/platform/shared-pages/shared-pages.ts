import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'

/** How long one instance is waited for, in milliseconds: longer than a page takes, shorter than a visitor waits. */
const longestWaitMs = 2_000
const askedEveryMs = 40
/** Longer than any page takes: an instance that has ended meanwhile leaves it to another. */
const makingSeconds = 10
/** Pages that are begun and never kept, such as those that fail: nobody waits for them a second time. */
const mostUnkept = 10_000

export type SharedPages = {
  /** The page of a key; undefined where there is none. */
  read: (key: string) => Promise<Buffer | undefined>
  /**
   * Says that this instance makes the page of a key, or waits for the one that does. Resolves to the page that it has made
   * meanwhile, and to undefined where it is this instance that makes it.
   */
  begin: (key: string) => Promise<Buffer | undefined>
  /** Keeps a page, unless one that contains newer invalidations is kept. */
  write: (key: string, bytes: Buffer, mark: number) => Promise<void>
  remove: (key: string) => Promise<void>
  /** Notes that a page is used. */
  use: (key: string) => Promise<void>
}

type Options = { waitMs?: number }

/** Pages in the database, of one build with its settings, for all instances that serve it. */
export function sharedPagesIn(
  db: Database,
  build: string,
  { waitMs = longestWaitMs }: Options = {},
): SharedPages {
  const begun = new Set<string>()

  async function find(key: string, isDone: boolean): Promise<Buffer | undefined> {
    const [row] = await db.execute<{ page: Uint8Array }>(sql`select page from shared_pages
      where build = ${build} and key = ${key} and page is not null ${isDone ? sql`and made_until is null` : sql``}`)
    return row && Buffer.from(row.page)
  }

  /** Whether this instance is the one that makes the page. */
  async function claim(key: string): Promise<boolean> {
    const until = sql`now() + make_interval(secs => ${makingSeconds})`
    const rows =
      await db.execute(sql`insert into shared_pages (build, key, made_until) values (${build}, ${key}, ${until})
      on conflict (build, key) do update set made_until = excluded.made_until
      where shared_pages.made_until is null or shared_pages.made_until < now() returning 1`)
    return rows.length > 0
  }

  return {
    read: (key) => find(key, false),

    async begin(key) {
      if (begun.has(key)) return undefined
      if (await claim(key)) {
        if (begun.size >= mostUnkept) begun.clear()
        begun.add(key)
        return undefined
      }
      const ends = performance.now() + waitMs
      while (performance.now() < ends) {
        await sleep(askedEveryMs)
        const page = await find(key, true)
        if (page) return page
      }
      return undefined
    },

    async write(key, bytes, mark) {
      begun.delete(key)
      await db.execute(sql`insert into shared_pages (build, key, page, mark, bytes)
        values (${build}, ${key}, ${bytes}, ${mark}, ${bytes.length})
        on conflict (build, key) do update set made_until = null, used_at = now(), (page, mark, bytes) =
          (select newest.page, newest.mark, newest.bytes from (values
            (excluded.page, excluded.mark, excluded.bytes, 1),
            (shared_pages.page, shared_pages.mark, shared_pages.bytes, 0)) newest (page, mark, bytes, is_new)
          where newest.page is not null order by newest.mark desc, newest.is_new desc limit 1)`)
    },

    async remove(key) {
      begun.delete(key)
      await db.execute(sql`delete from shared_pages where build = ${build} and key = ${key}`)
    },

    async use(key) {
      await db.execute(sql`update shared_pages set used_at = now() where build = ${build} and key = ${key}`)
    },
  }
}

/** Deletes what no instance has used for a week, and of the rest the least recently used beyond `maxBytes`. */
export async function pruneSharedPages(db: Database, maxBytes: number): Promise<void> {
  await db.execute(sql`delete from shared_pages where used_at < now() - interval '7 days'`)
  await db.execute(sql`delete from shared_pages where (build, key) in (
    select build, key from (
      select build, key, sum(bytes) over (order by used_at desc, build, key) as together from shared_pages
    ) pages where together > ${maxBytes})`)
}
