import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const chapters = globSync(['README.md', '{app,blocks,lib,registry,schemas,scripts,tests}/**/*.md'])
const read = (file: string) => readFileSync(file, 'utf8')
const withoutCode = (text: string) => text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '')

/** The anchor of a heading, as hosts of repositories make it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
const anchorsIn = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))

const linksIn = (file: string) =>
  [...withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', anchor] = target.split('#')
      return { target, path: path === '' ? file : join(dirname(file), path), anchor }
    })

/** What a reader scrolls through: tables are looked up, not read. */
const linesToRead = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => !line.startsWith('|')).length

describe.each(chapters)('%s', (file) => {
  it('leads to files and headings that there are', () => {
    const lost = linksIn(file).filter(
      ({ path, anchor }) => !existsSync(path) || (anchor && !anchorsIn(path).includes(anchor)),
    )
    expect(lost.map(({ target }) => target)).toEqual([])
  })

  it('has npm write nothing of its own into a file', () => {
    const told = read(file).match(/^npm run (?!-s ).* > [\w-]+\.\w+/gm) ?? []
    expect(told).toEqual([])
  })

  it('is at most three screens long', () => {
    expect(linesToRead(file)).toBeLessThanOrEqual(150)
  })
})

it('the README is short, and leads to every chapter', () => {
  expect(statSync('README.md').size).toBeLessThanOrEqual(10 * 1024)
  const reached = new Set(['README.md'])
  for (const file of reached)
    for (const { path } of linksIn(file)) if (path.endsWith('.md')) reached.add(relative('.', path))
  expect(chapters.filter((file) => !reached.has(file))).toEqual([])
})

it('what the code names of the manual is there', () => {
  const sources = globSync('{app,blocks,lib,registry,schemas,scripts}/**/*.{ts,tsx,mjs}')
  const named = sources.flatMap((file) =>
    [...read(file).matchAll(/\b[\w./-]+\/\w+\.md\b/g)].map(([path]) => path),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
