import { describe, expect, it } from 'vitest'
import { readPanes, sizeIn, tracksOf, usualPanes, within } from '@/lib/studio/editor/panes/pane-sizes'

describe('the panes of the editor', () => {
  it.each([
    ['nothing', null, usualPanes],
    ['no JSON', '{', usualPanes],
    ['something else', '"x"', usualPanes],
    [
      'what was kept',
      '{"size":{"form":30},"folded":["structure"]}',
      { size: { form: 30 }, folded: ['structure'] },
    ],
    [
      'sizes beyond the bounds',
      '{"size":{"form":900,"structure":-2}}',
      { size: { form: 48, structure: 12 }, folded: [] },
    ],
    ['what is no size and no pane', '{"size":{"form":"30"},"folded":["page",7]}', usualPanes],
  ])('are as usual or as kept after %s', (_, text, state) => expect(readPanes(text)).toEqual(state))

  it('stay within their bounds', () => {
    expect([within('form', 3), within('form', 20.13), within('form', 99)]).toEqual([16, 20.25, 48])
  })

  it.each([
    [[], 'min(18rem, 24vw) minmax(0, 1fr) min(24rem, 30vw)', 'min(24rem, 30vw) minmax(0, 1fr)', 2],
    [['structure'], 'minmax(0, 1fr) min(24rem, 30vw)', 'min(24rem, 30vw) minmax(0, 1fr)', 1],
    [['form'], 'min(18rem, 24vw) minmax(0, 1fr)', 'min(24rem, 30vw) minmax(0, 1fr)', 1],
    [['structure', 'form'], 'minmax(0, 1fr)', 'minmax(0, 1fr)', 1],
  ] as const)('leave their room to the page where they are folded: %j', (folded, columns, stack, rows) => {
    const tracks = tracksOf({ size: {}, folded })
    expect(tracks).toMatchObject({ columns, stack })
    expect(tracks.rows.match(/minmax/g)).toHaveLength(rows)
  })

  it('never take more than their share of a small window, however wide they were made', () => {
    expect(tracksOf({ size: { form: 48, structure: 36 }, folded: [] }).columns).toBe(
      'min(36rem, 37vw) minmax(0, 1fr) min(48rem, 37vw)',
    )
  })

  it.each([
    ['form', {}, 64, 19.2],
    ['form', {}, 120, 24],
    ['structure', {}, 64, 15.36],
    ['form', { form: 20 }, 64, 20],
    ['form', { form: 48 }, 64, 23.68],
    ['structure', { structure: 30 }, Number.POSITIVE_INFINITY, 30],
  ] as const)(
    'are as wide as they are drawn, so that a key narrows or widens them: %s %j in %d',
    (...given) => {
      const [pane, size, window, expected] = given
      expect(sizeIn(pane, { size, folded: [] }, window)).toBeCloseTo(expected)
    },
  )
})
