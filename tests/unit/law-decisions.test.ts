import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const [, ...sections] = readFileSync('lib/LAW.md', 'utf8').split(/^## /m)
const parts = ['Question', 'Rule', 'Decision', 'Code', 'Test'] as const

const decisions = sections.map((section) => {
  const [title = '', ...lines] = section.trim().split('\n')
  const entries = lines.filter((line) => line.startsWith('- **'))
  const read = (part: (typeof parts)[number]) =>
    entries.find((line) => line.startsWith(`- **${part}**: `))?.slice(`- **${part}**: `.length) ?? ''
  return { title, entries, read }
})
const pathsIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)

describe.each(decisions)('the decision on $title', ({ entries, read }) => {
  it('has its question, rule, decision, code and test, in that order', () => {
    expect(entries.map((line) => line.split('**')[1])).toEqual([...parts])
    expect(read('Question')).toMatch(/\?$/)
    expect(read('Rule')).toMatch(/\d/)
  })

  it('names code and tests that there are', () => {
    const paths = [...pathsIn(read('Code')), ...pathsIn(read('Test'))]
    expect(pathsIn(read('Test')).length).toBeGreaterThan(0)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
    for (const path of pathsIn(read('Test'))) expect(path).toMatch(/^tests\/.*\.test\.tsx?$/)
  })
})

it('is linked from the README', () => {
  expect(decisions.length).toBeGreaterThan(4)
  expect(readFileSync('README.md', 'utf8')).toContain('(lib/LAW.md)')
})
