import { describe, expect, it } from 'vitest'
import { PageMarks } from '@/lib/server/next/page-cache/page-marks'

const row = (id: number, ...tags: string[]) => ({ id, at: `${id}.25`, tags })
const mark = (id: number) => ({ id, at: `${id}.25` })

const learned = (since: number, oldest: number, ...rows: ReturnType<typeof row>[]) => {
  const marks = new PageMarks()
  marks.begin(mark(since))
  marks.learn({ rows, oldest, isBack: false })
  return marks
}

describe('A page on disk holds', () => {
  it.each([
    ['when nothing was published since the build', learned(4, 2), mark(4), true],
    ['when others were published', learned(4, 2, row(5, 'b')), mark(4), true],
    ['until one of its tags is published', learned(4, 2, row(5, 'b'), row(6, 'a')), mark(5), false],
    ['when it was begun after that', learned(4, 2, row(5, 'b'), row(6, 'a')), mark(6), true],
    ['not when it says nothing of publishes', learned(4, 2), undefined, false],
    ['not when it is older than the build', learned(4, 2), mark(3), false],
    ['not when publishes after it are unknown by now', learned(4, 9, row(9, 'b')), mark(5), false],
    ['when all publishes after it are known', learned(4, 9, row(9, 'b'), row(10, 'b')), mark(9), true],
    ['not when it contains a publish that the database does not have', learned(4, 2, row(5)), mark(6), false],
    ['not when that is another one', learned(4, 2, row(5)), { id: 5, at: '5.75' }, false],
  ])('%s', (_, marks, of, holds) => {
    expect(marks.contains(of, ['a'])).toBe(holds)
  })

  it('not when the database has lost what it contains', () => {
    const marks = learned(4, 2, row(5, 'b'), row(6, 'b'))
    marks.learn({ rows: [row(4), { ...row(5, 'x'), at: '5.5' }], oldest: 4, isBack: true })
    expect(marks.contains(mark(6), ['a'])).toBe(false)
    expect(marks.contains(mark(5), ['a'])).toBe(false)
    expect(marks.contains(mark(4), ['a'])).toBe(true)
  })

  it('also where rows were deleted that this process has read', () => {
    const marks = learned(4, 2, row(5, 'b'))
    marks.learn({ rows: [row(6, 'b')], oldest: 6, isBack: false })
    expect(marks.contains(mark(5), ['a'])).toBe(true)
    expect(marks.contains(mark(5), ['b'])).toBe(false)
  })

  it('without a limit to the publishes of a long run', () => {
    const marks = learned(0, 0)
    for (let id = 1; id <= 60_000; id += 1) marks.learn({ rows: [row(id, 'b')], oldest: 1, isBack: false })
    expect(marks.contains(mark(60_000), ['a'])).toBe(true)
    expect(marks.contains(mark(5), ['a'])).toBe(false)
  })
})
