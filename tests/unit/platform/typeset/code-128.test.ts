import { expect, it } from 'vitest'
import { code128 } from '@/lib/platform/typeset/code-128'

const drawn = (text: string) => code128(text).map(Number).join('')

it('writes a number as scanners read it', () => {
  // As another program reads it from the paper.
  expect(drawn('R7-1')).toBe(
    [
      ...['11010010000', '11000101110', '11101101110', '10011011100', '10011100110'],
      ...['11101011110', '1100011101011'],
    ].join(''),
  )
})

it('takes eleven modules for each letter, its beginning and its check, and thirteen for its end', () => {
  for (const text of ['R71803399-1', '683018285882', '~ !'])
    expect(drawn(text)).toHaveLength((text.length + 2) * 11 + 13)
})

it.each(['', 'Ä', 'a\n'])('refuses what it has no sign for: %j', (text) => {
  expect(() => code128(text)).toThrow('printable ASCII')
})
