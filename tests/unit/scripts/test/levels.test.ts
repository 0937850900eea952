import { describe, expect, it } from 'vitest'
import { type Level, projectsOf } from '@/scripts/test/levels'
import { projects } from '@/vitest.config'

const levels: Level[] = ['unit', 'integration', 'http', 'crawl', 'flood', 'process']

const namesOf = async (all: boolean) =>
  (await Promise.all(levels.map((level) => projectsOf(level, all)))).flat()

describe('The levels of tests', () => {
  it('contain every project once in the full matrix', async () => {
    expect((await namesOf(true)).toSorted()).toEqual(projects.map(({ test }) => test?.name).toSorted())
  })

  it('leave out of the others what is of the full matrix alone, except the files of either database', async () => {
    const left = (await namesOf(false)).filter((name) => String(name).split('-').includes('all'))
    const [one = ''] = left
    expect(one).toMatch(/^integration-(?:postgres-)?all$/)
    expect(left).toEqual([one, `${one}-isolated`])
  })
})
