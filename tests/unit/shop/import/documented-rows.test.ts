import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { redirectRows } from '@/lib/content/redirects/redirect-rows'
import { rowTypes } from '@/lib/shop/import/rows/registry'

const readme = readFileSync('README.md', 'utf8')
const [, block = ''] = /```json lines\n(.*?)```/s.exec(readme) ?? []
const examples = block
  .trim()
  .split('\n')
  .map((line): { type: string } => JSON.parse(line))
const types = rowTypes(redirectRows)

test('the README names every type of row and has an example of each', () => {
  expect(examples.map(({ type }) => type).sort()).toEqual(Object.keys(types).sort())
  for (const type of ['product', ...Object.keys(types)]) expect(readme).toContain(`| \`${type}\` `)
})

test.each(examples)('its example of a $type can be imported', (example) => {
  expect(types[example.type]?.schema.safeParse(example).error).toBeUndefined()
})
