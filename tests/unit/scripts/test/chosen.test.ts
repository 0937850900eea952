import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readChosen, runners } from '@/scripts/test/chosen'

const testFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file}`)
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))

describe('the arguments of npm test', () => {
  it('ask for everything where they name nothing', () => {
    expect(readChosen([])).toEqual({ kind: 'everything', all: false, without: [] })
    expect(readChosen(['--all'])).toEqual({ kind: 'everything', all: true, without: [] })
  })

  it('may leave browsers out of the full matrix', () => {
    const without = (...args: string[]) => readChosen(['--all', ...args])
    expect(without('--without', 'webkit')).toMatchObject({ all: true, without: ['webkit'] })
    expect(without('--without', 'firefox', '--without', 'webkit')).toMatchObject({
      without: ['firefox', 'webkit'],
    })
  })

  it('can name every file of tests', () => {
    expect(testFiles.length).toBeGreaterThan(500)
    for (const file of testFiles)
      expect(readChosen([file]), file).toEqual({
        kind: 'some',
        folder: file.split('/')[1],
        files: [file],
        options: [],
      })
  })

  it('can name every level', () => {
    for (const folder of Object.keys(runners))
      expect(readChosen([`tests/${folder}`])).toMatchObject({ kind: 'some', folder })
  })

  it('can name several, with options for the runner', () => {
    const files = ['tests/unit/studio', './tests/unit/imports.test.ts']
    expect(readChosen([...files, '-t', 'a name'])).toEqual({
      kind: 'some',
      folder: 'unit',
      files: ['tests/unit/studio', 'tests/unit/imports.test.ts'],
      options: ['-t', 'a name'],
    })
  })

  it.each([
    [['--al'], 'Name files'],
    [['tests/unit/no-such.test.ts'], 'There are no tests at tests/unit/no-such.test.ts'],
    [['lib/studio'], 'There are no tests at lib/studio'],
    [['tests/fixtures/space.ts'], 'Name files'],
    [['tests/unit', 'tests/e2e'], 'of one level'],
    [['--all', '--without'], 'one of firefox, webkit'],
    [['--all', '--without', 'opera'], 'one of firefox, webkit'],
    [['--without', 'webkit'], 'leaves out of npm run test:all'],
  ])('run nothing when they are %j, and say what is wrong', (args, message) => {
    expect(readChosen(args)).toMatchObject({ kind: 'wrong', message: expect.stringContaining(message) })
  })
})
