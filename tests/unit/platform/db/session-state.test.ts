import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What belongs to a session, which a pooler in transaction mode gives to another client after each transaction. */
const sessionState = [
  { of: 'a lock of a session', says: /pg_(?:try_)?advisory_lock(?:_shared)?\b/ },
  { of: 'a temporary table', says: /\bcreate\s+temp(?:orary)?\b(?![^`]*on commit drop)/i },
  { of: 'a setting of a session', says: /sql`\s*set\s+(?!local\b)|set_config\((?:[^)]*,\s*)?false\s*\)/i },
  { of: 'a cursor that outlives its transaction', says: /\bwith hold\b/i },
  { of: 'a statement kept by name in SQL', says: /sql`\s*(?:prepare|deallocate|discard)\b/i },
  { of: 'LISTEN', says: /`\s*(?:un)?listen\s/i },
]

/** The limits of a session are set only where no pooler stands between; LISTEN has an address of its own. */
const allowed = ['lib/platform/db/limits.ts', 'lib/platform/db/listen.ts']

const files = ['lib', 'app', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.tsx?$/.test(file))

it.each(sessionState)('no statement leaves $of behind, or relies on it', ({ says }) => {
  const found = files.filter((file) => says.test(readFileSync(file, 'utf8')) && !allowed.includes(file))
  expect(found).toEqual([])
})

it('no named statement is sent but through the class that does without names where a pooler forgets them', () => {
  const found = files.filter(
    (file) => /\$client\b/.test(readFileSync(file, 'utf8')) && !file.startsWith('scripts/bench/'),
  )
  expect(found.sort()).toEqual([
    'lib/platform/db/connect.ts',
    'lib/platform/db/prepared.ts',
    'lib/server/start/open-database.ts',
  ])
})
