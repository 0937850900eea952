import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = readdirSync('lib/studio', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => `lib/studio/${path}`)

/** The line of a call and those in which its answer is used. */
const linesAfter = 14

const calls = files.flatMap((file) => {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, at) =>
    /(?<!function )\baskStudio\b(?:<.*)?\(/.test(line)
      ? [{ file, line: at + 1, text: lines.slice(at, at + linesAfter).join('\n') }]
      : [],
  )
})

/** What is done where a call fails: its status is looked at, or there is another branch. */
const failure = /\.status\b|\{ status\b|!\w+\.ok\b|\.ok \?/

it('finds the calls', () => {
  expect(calls.length).toBeGreaterThan(12)
})

it.each(calls)('$file:$line tells a failure of its call', ({ text }) => {
  expect(text).toMatch(failure)
})

it('ask through one function, which tells a lost connection from a lost login', () => {
  const others = files.filter(
    (file) => /\bfetch\((?!request)/.test(readFileSync(file, 'utf8')) && !file.endsWith('ask.client.ts'),
  )
  // The server asks the shop for a page as a shopper would.
  expect(others).toEqual(['lib/studio/calls/ask-shop.ts'])
})
