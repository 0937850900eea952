import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A file of SQL that brings the schema one step further. */
export type Migration = {
  name: string
  /** When it was made, in milliseconds since the epoch. */
  madeAt: number
  /** By these it is known in a database: its SHA-256, and that of the file as Windows may have checked it out. */
  hash: string
  otherHash: string
  statements: string[]
  /** Whether it only adds, so that the releases before it work on. */
  expands: boolean
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })
/** Until then migrations were written for a shop that stands still. */
const lastStanding = '0078'

/** A migration takes nothing away, unless its first line says that it does, and from which release on nobody needs it. */
const onlyAdds = (tag: string, text: string) =>
  tag.slice(0, 4) > lastStanding && !text.startsWith('-- contracts:')

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export const statementsOf = (text: string): string[] => text.split('--> statement-breakpoint')

/** The migrations of this release. */
export const ownFolder = () => join(process.cwd(), 'lib/platform/db/migrations')

/** The migrations of a folder, in the order of the journal that Drizzle's tools write. */
export function readMigrations(folder = ownFolder()): Migration[] {
  const { entries } = journal.parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')))
  return entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8').replaceAll('\r\n', '\n')
    return {
      name: tag,
      madeAt: when,
      hash: sha256(text),
      otherHash: sha256(text.replaceAll('\n', '\r\n')),
      statements: statementsOf(text),
      expands: onlyAdds(tag, text),
    }
  })
}
