import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const styles = readFileSync('app/globals.css', 'utf8')
const rem = 16

it.each([
  ['xs', 480],
  ['sm', 640],
  ['md', 768],
  ['lg', 1024],
  ['xl', 1440],
  ['2xl', 1440],
])('the breakpoint %s is at %i pixels', (name, pixels) => {
  const [, width] = new RegExp(`--breakpoint-${name}: ([\\d.]+)rem;`).exec(styles) ?? []
  expect(Number(width) * rem).toBe(pixels)
})
