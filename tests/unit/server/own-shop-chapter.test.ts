import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import type { z } from 'zod'
import { settings } from '@/lib/platform/config/settings'
import { isKnownField } from '@/lib/shop/import/google/attributes'
import { readStrictly } from '@/lib/shop/import/issues'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { sourceCategory, sourceShopConfiguration } from '@/schemas/shop'

const file = 'lib/server/opening/README.md'
const chapter = readFileSync(file, 'utf8')
const lines = chapter.split('\n')
const shell = [...chapter.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) => block.split('\n'))
const commands = [
  ...shell.filter((line) => /^npm /.test(line)),
  ...[...chapter.matchAll(/`(npm run [^`]+)`/g)].flatMap(([, command]) => command ?? []),
].map((line) => line.replace(/\s+#.*$/, ''))
/** What stands between a here-document's marks. */
const documents = [...chapter.matchAll(/<<'(ROWS?)'\n(.*?)\n\1\n/gs)].map(([, , text = '']) => text)

test('the way to a shop of one’s own fits on four screens', () => {
  expect(lines.length).toBeLessThanOrEqual(160)
  expect(lines.filter((line) => line.length > 100)).toEqual([])
})

describe('a command of it', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  it.each([...new Set(commands)])('exists: %s', (command) => {
    const [, name = ''] = /^npm (?:run )?([\w:]+)/.exec(command) ?? []
    expect(name === 'ci' || name in scripts, name).toBe(true)
    const [, after = ''] = command.split(' -- ')
    const args = (after.match(/"[^"]*"|\S+/g) ?? []).map((arg) => arg.replaceAll('"', ''))
    if (name === 'orders') expect(readOrderCommand(args)).toMatchObject({ ok: true })
    const reader = { demo: 'scripts/demo.ts', start: 'scripts/seed/beginning.ts' }[name]
    if (reader !== undefined) {
      const source = readFileSync(reader, 'utf8')
      for (const option of args) expect(source).toContain(option.replace(/^--/, ''))
    }
  })
})

test('its rows are what an import takes', () => {
  const [configuration = '', categories = '', feed = ''] = documents
  const read = (schema: z.ZodType, row: string) => readStrictly(schema, JSON.parse(row))
  expect(read(sourceShopConfiguration, configuration.replaceAll('\n', ''))).toMatchObject({ ok: true })
  for (const row of categories.split('\n')) expect(read(sourceCategory, row)).toMatchObject({ ok: true })
  const [columns = [], ...rows] = feed.split('\n').map((row) => row.split('|'))
  expect(columns.filter((column) => !isKnownField(column))).toEqual([])
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => columns.length))
})

test('its settings exist', () => {
  const named = [...chapter.matchAll(/`([A-Z][A-Z\d]*_[A-Z\d_]+)`/g)].flatMap(([, name]) => name ?? [])
  expect(named.filter((name) => !(name in settings))).toEqual([])
})
