import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { migrateDatabase } from '@/lib/platform/db/migrate'
import { tokenHash } from '@/lib/platform/security'
import { carryOutReleases } from '@/lib/studio/releases/publish'
import { carryOutPlanned } from '@/lib/studio/schedules/carry-out'
import { describeOnDatabases } from '../../fixtures/databases'
import { emptyDatabase, migrateUpTo } from '../../fixtures/migrations'

const due = new Date('2027-01-01T00:00:00Z')

describeOnDatabases('a Studio that an earlier release has filled', (getDb) => {
  it('holds for every plan the draft that the update found', async () => {
    const db = getDb()
    await emptyDatabase(db)
    await migrateUpTo(db, '0039_preorder_day')
    await db.execute(sql`insert into cms_spaces (id, name, cv) values (1, 'Shop', 1)`)
    await db.execute(sql`
      insert into cms_stories (id, uuid, group_id, name, slug, full_slug, content)
      select id, gen_random_uuid(), gen_random_uuid(), 'S' || id, 's' || id, 's' || id,
        jsonb_build_object('component', 'page', 'text', 'before ' || id) from generate_series(1, 4) id`)
    await db.execute(sql`
      insert into cms_story_schedules (story_id, action, at, author) values
        (1, 'publish', '2026-12-24', 'P'), (1, 'unpublish', '2027-12-24', 'P'), (2, 'unpublish', '2027-12-24', 'P')`)
    await db.execute(sql`
      insert into cms_releases (id, name, release_at, released_at, author) values
        (1, 'Winter', '2026-12-24', null, 'P'), (2, 'Sommer', null, '2026-07-01', 'P')`)
    await db.execute(
      sql`insert into cms_release_stories (release_id, story_id) values (1, 1), (1, 3), (2, 4)`,
    )
    await migrateDatabase(db)
    await db.execute(sql`update cms_stories set content = content || '{"text": "after"}'`)
    expect(await carryOutPlanned(db, due)).toBe(1)
    expect(await carryOutReleases(db, due)).toBe(1)
    const rows = await db.execute<{ id: number; text: string | null; held: number }>(sql`
      select id::int, published_content ->> 'text' as text,
        (select count(*)::int from cms_story_versions v where v.story_id = s.id and v.event = 'planned') as held
      from cms_stories s order by id`)
    expect(rows).toEqual([
      { id: 1, text: 'before 1', held: 1 },
      { id: 2, text: null, held: 0 },
      { id: 3, text: 'before 3', held: 1 },
      { id: 4, text: null, held: 0 },
    ])
  })

  it('opens for its access tokens, which are hashed and get an end', async () => {
    const db = getDb()
    await emptyDatabase(db)
    await migrateUpTo(db, '0040_pinned_plans')
    await db.execute(sql`
      insert into cms_access_tokens (token, kind) values ('alpha-Öl', 'management'), ('beta', 'public')`)
    await migrateDatabase(db)
    const rows = await db.execute<{ token_hash: string; ending: string; lasts: boolean }>(sql`
      select token_hash, ending, expires_at is null as lasts from cms_access_tokens order by kind`)
    expect(rows).toEqual([
      { token_hash: tokenHash('alpha-Öl'), ending: 'a-Öl', lasts: false },
      { token_hash: tokenHash('beta'), ending: 'beta', lasts: true },
    ])
  })
})
