import { expect, it } from 'vitest'
import { readProcessorTime } from '@/scripts/bench/processor-time'

it.each(['node', 'a (strange) name'])('reads own and kernel time of a process that is called %s', (name) => {
  const stat = `42 (${name}) S 1 42 42 0 -1 4194304 900 0 3 0 120 30 7 9 20 0 11 0 5000 1 2`
  expect(readProcessorTime(stat)).toBe(1_500)
})
