import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { edgeMachines } from '@/lib/platform/config/edge-machines'

const example = readFileSync('.env.example', 'utf8')
const blocks = example.split(/\n\s*\n/).map((block) => block.trim().split('\n'))
const isSetting = (line: string) => /^(?:# )?[A-Z_\d]+=/.test(line)

it('each group of settings in the example begins with a comment', () => {
  expect(blocks.map(([first = '']) => first).filter(isSetting)).toEqual([])
})

it('the example names every machine of the edge', () => {
  const lines = example.split('\n')
  const at = lines.findIndex((line) => line.includes('EDGE_WITHOUT='))
  const comment = lines
    .slice(0, at)
    .slice(lines.slice(0, at).findLastIndex(isSetting) + 1)
    .join(' ')
  for (const machine of edgeMachines) expect(comment).toContain(machine)
})
