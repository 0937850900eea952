import { expect, it } from 'vitest'
import { oneLine } from '@/lib/studio/ui/one-line'

it.each([
  ['a\tb', 'a b'],
  ['a\t\t\r\nb', 'a b'],
  ['a  b', 'a  b'],
  ['', ''],
])('%j is %j in a field for one line', (text, line) => {
  expect(oneLine(text)).toBe(line)
})
