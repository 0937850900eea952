import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Report } from '@/lib/shop/import/report'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestling-report-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('rejected rows stand in the order of their lines, however they were found', async () => {
  const file = join(folder, 'rejected.tsv')
  const report = await Report.open(file)
  const lines = [40, 7, 12, 7, ...Array.from({ length: 12 }, (_, index) => 100 - index), 2]
  for (const [at, line] of lines.entries()) await report.reject({ line, id: `n${at}`, reason: 'no price' })
  await report.close()
  const ordered = lines
    .map((line, at) => ({ line, id: `n${at}` }))
    .sort((one, other) => one.line - other.line)
  const [head, ...rows] = (await readFile(file, 'utf8')).trimEnd().split('\n')
  expect(head).toBe('line\tid\treason')
  expect(rows).toEqual(ordered.map(({ line, id }) => `${line}\t${id}\tno price`))
  expect(report.samples.map(({ line, id }) => ({ line, id }))).toEqual(ordered.slice(0, 10))
  // A second end, as after an error, changes nothing.
  await report.close()
  expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(lines.length + 2)
})

test('a report without rejected rows leaves no file', async () => {
  const file = join(folder, 'none.tsv')
  await (await Report.open(file)).close()
  expect(existsSync(file)).toBe(false)
})

test('what is noted names the lowest line of its kind, however the rows were found', async () => {
  const report = await Report.open(join(folder, 'noted.tsv'))
  for (const line of [7, 2, 5]) report.note(line, 'gtin', `gtin of line ${line}`)
  expect(report.notes()).toEqual(['gtin: gtin of line 2 (line 2 and 2 more)'])
  await report.close()
})
