import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { networkLimits } from '@/lib/platform/limits/table/networks'
import { subjectLimits } from '@/lib/platform/limits/table/subjects'

const table = 'lib/platform/limits/table/'
const sources = globSync('{app,blocks,lib,registry,scripts}/**/*.{ts,tsx}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))
const outside = sources.filter(({ file }) => !file.startsWith('lib/platform/limits/'))

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const numbers = new Intl.NumberFormat('en')

/** The rows of the table of limits in the documentation. */
const documentedLimits = (): string[][] => [
  ...Object.values(networkLimits).map(({ counted, perHour, exempt, beyond, cost }) => [
    ...[counted, numbers.format(perHour), 'network', '1 h', exempt, beyond, cost],
  ]),
  ...Object.values(subjectLimits).map(({ counted, most, hours, exempt, beyond, cost }) => [
    ...[counted, numbers.format(most), 'all networks', `${hours} h`, exempt, beyond, cost],
  ]),
]

describe('The table of limits', () => {
  it('stands in the documentation as it is', () => {
    const rows = readFileSync('lib/platform/limits/README.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('|'))
    const written = rows.map(cellsOf).map((cells) => cells.join(' | '))
    const missing = documentedLimits()
      .map((cells) => cells.join(' | '))
      .filter((row) => !written.includes(row))
    expect(missing).toEqual([])
  })

  it('says everything of each limit, and counts no two under one name', () => {
    for (const row of documentedLimits()) expect(row.filter((cell) => cell.trim() === '')).toEqual([])
    const names = [...Object.values(networkLimits), ...Object.values(subjectLimits)].map(({ of }) => of)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has every limit by which the code counts attempts', () => {
    const counting = /\b(?:isWithinLimits?|isWithinSubject|isWithinOwn|tryGuess)\(/
    const own = /\bof:\s*['"`][^'"`]*['"`],\s*(?:perHour|most)\b/
    expect(outside.filter(({ text }) => own.test(text)).map(({ file }) => file)).toEqual([])
    const nameless = outside.filter(
      ({ text }) =>
        counting.test(text) && !/\b(?:networkLimits|subjectLimits|listLimits|ListLimits)\b/.test(text),
    )
    expect(nameless.map(({ file }) => file)).toEqual([])
    const counters = outside.filter(({ text }) => /limits\/(?:count-attempts|tables)'/.test(text))
    expect(counters.map(({ file }) => file).filter((file) => !file.endsWith('schema.ts'))).toEqual([])
  })

  it.each([
    ...Object.keys(networkLimits).map((name) => `networkLimits.${name}`),
    ...Object.keys(subjectLimits).map((name) => `subjectLimits.${name}`),
  ])('has no limit that counts nothing: %s', (name) => {
    const [group = '', key = ''] = name.split('.')
    const used = new RegExp(String.raw`\b${group}(?:\.${key}\b|\[about\])`)
    expect(sources.some(({ file, text }) => !file.startsWith(table) && used.test(text))).toBe(true)
  })
})
