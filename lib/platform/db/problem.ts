import type { Migration } from './migration-files'

/** A database that the shop cannot work on. The message says why, and what to do; nothing was changed. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem'
}

/** A migration that a database says it has. `name` is unknown where an older release ran it. */
export type Applied = {
  hash: string
  madeAt: number
  name: string | null
  /** Whether the release that ran it says that earlier ones work on. */
  expands: boolean | null
}

const newestOf = (known: readonly Migration[]) => Math.max(...known.map(({ madeAt }) => madeAt))

/** Whether a migration that this release does not know is one of a later release, which only added to the database. */
export const isHarmless = ({ madeAt, expands }: Applied, known: readonly Migration[]): boolean =>
  expands === true && madeAt > newestOf(known)

const named = ({ name, hash, madeAt }: Applied) =>
  name ?? `one of ${new Date(madeAt).toISOString().slice(0, 10)} (${hash.slice(0, 8)})`

/** The problem with a database that has migrations which this release does not know. */
export function unknownMigrations(unknown: readonly Applied[], known: readonly Migration[]): DatabaseProblem {
  const newest = newestOf(known)
  const names = unknown.map(named).join(', ')
  if (unknown.every(({ madeAt }) => madeAt > newest))
    return new DatabaseProblem(
      `The database is newer than this release of the shop: it has migrations that this release does not know (${names}). Start the release that made them, or a later one. To go back to this release, restore the backup that was made before the update. Nothing was changed.`,
    )
  return new DatabaseProblem(
    `The database was made by a state of the shop that was never released: it has migrations that are not part of this release (${names}). Restore a backup that a release has made. Or start this release on an empty database, with another DATABASE_URL or, for the embedded one, another DATA_DIR, and bring the content over: npm run content:export with the state that made the database, npm run content:import with this one; then import the catalogue again. Orders and accounts stay in the old database. Nothing was changed.`,
  )
}

/** The problem with a database in which others have made tables. */
export const foreignTables = (tables: readonly string[]): DatabaseProblem =>
  new DatabaseProblem(
    `The database already has tables of names that the shop needs (${tables.join(', ')}), but no record that the shop has made them. Give the shop an empty database of its own in DATABASE_URL, or restore the backup as a whole, with its schema “drizzle”. Nothing was changed.`,
  )
