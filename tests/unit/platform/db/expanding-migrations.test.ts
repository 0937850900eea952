import { describe, expect, it, test } from 'vitest'
import { readMigrations } from '@/lib/platform/db/migration-files'

/*
 * While instances are replaced one after the other, the release before this one works on the newer database. So a migration
 * adds, and what nobody uses any more is taken away by a later release.
 */

/** Rules for one statement; the tables that the same migration creates are nobody's yet. */
const contracting: readonly [fault: string, pattern: RegExp][] = [
  ['takes something away', /\bdrop (?!index\b|not null\b|default\b)\w+|\btruncate\b/i],
  ['gives something another name', /\brename\b/i],
  ['gives a column another type', /\balter column\b.*\b(?:set data )?type\b/is],
  ['asks for a value that the release before does not write', /\bset not null\b/i],
  [
    'adds a column that the release before does not write',
    /\badd column\b(?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot null\b/is,
  ],
  ['refuses rows that the release before writes', /\badd constraint\b.*\b(?:check|unique|exclude)\b/is],
  ['refuses rows that the release before writes', /\bcreate unique index\b/i],
]

const tableOf = (statement: string) =>
  /\b(?:alter|create unlogged|create) table (?:if not exists )?(?:only )?"?(\w+)/i.exec(statement)?.[1] ??
  /\bindex\b.*? on "?(\w+)/is.exec(statement)?.[1]

function faultsOf(statements: readonly string[]): string[] {
  const own = new Set(
    statements.filter((text) => /\bcreate (?:unlogged )?table\b/i.test(text)).map((text) => tableOf(text)),
  )
  return statements
    .map((text) => text.replaceAll(/^--.*$/gm, ''))
    .filter((text) => !own.has(tableOf(text)))
    .flatMap((text) => contracting.filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault))
}

describe('each migration that says so works for the release before, too', () => {
  const since = readMigrations().filter(({ expands }) => expands)
  it('there are some', () => expect(since.length).toBeGreaterThan(1))
  it.each(since.map(({ name, statements }) => ({ name, statements })))('$name', ({ statements }) =>
    expect(faultsOf(statements)).toEqual([]),
  )
})

describe('the rule', () => {
  test.each([
    ['DROP TABLE "orders"', 1],
    ['ALTER TABLE "orders" DROP COLUMN "total"', 1],
    ['ALTER TABLE "orders" RENAME COLUMN "total" TO "sum"', 1],
    ['ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE bigint', 1],
    ['ALTER TABLE "orders" ALTER COLUMN "total" SET NOT NULL', 1],
    ['ALTER TABLE "orders" ADD COLUMN "a" text NOT NULL', 1],
    ['ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK (total > 0)', 1],
    ['CREATE UNIQUE INDEX "a" ON "orders" USING btree ("a")', 1],
    ['TRUNCATE "orders"', 1],
    ['ALTER TABLE "orders" ADD COLUMN "a" text', 0],
    ['ALTER TABLE "orders" ADD COLUMN "a" text DEFAULT \'\' NOT NULL', 0],
    ['ALTER TABLE "orders" ALTER COLUMN "total" DROP NOT NULL', 0],
    ['CREATE INDEX "a" ON "orders" USING btree ("a")', 0],
    ['DROP INDEX "a"', 0],
    ['-- It was renamed once.\nUPDATE "orders" SET "a" = \'b\'', 0],
  ])('%s: %i', (statement, faults) => expect(faultsOf([statement])).toHaveLength(faults))

  test('lets a migration do as it likes with a table that it creates', () =>
    expect(
      faultsOf(['CREATE UNLOGGED TABLE "a" ("b" text)', 'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (b > 0)']),
    ).toEqual([]))
})
