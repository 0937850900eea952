import { describe, expect, it } from 'vitest'
import { checkSummary, storyTable } from '@/lib/content/check/report'

const finding = {
  story: 'de-de/home',
  path: 'body[3].columns[0]',
  block: 'teaser',
  field: 'image',
  reason: 'a file is needed',
}

describe('the table of findings', () => {
  it('has a row for each finding below the slug of the story, with its columns in line', () => {
    const rows = [finding, { ...finding, path: '', block: 'page', field: '', reason: 'is odd' }]
    expect(storyTable(rows)).toBe(
      [
        'de-de/home',
        '  body[3].columns[0]  teaser  image  a file is needed',
        '  (root)              page    -      is odd',
      ].join('\n'),
    )
  })

  it('lets no content steer the terminal or add lines', () => {
    const hostile = '\u001b[2J\u009b31m\r\nfake\u202eline'
    const table = storyTable([
      { story: hostile, path: hostile, block: hostile, field: hostile, reason: hostile },
    ])
    expect(table.split('\n')).toHaveLength(2)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be there
    expect(table.replace('\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/)
  })

  it('cuts what is too long', () => {
    expect(storyTable([{ ...finding, field: 'x'.repeat(5_000) }]).length).toBeLessThan(300)
  })

  it.each([
    [{ stories: 424, findings: 0, broken: 0, withoutEffect: 0 }, '424 stories checked, everything fits.'],
    [{ stories: 1, findings: 1, broken: 1, withoutEffect: 0 }, '1 story checked: 1 finding in 1 story.'],
    [{ stories: 9, findings: 3, broken: 2, withoutEffect: 0 }, '9 stories checked: 3 findings in 2 stories.'],
    [
      { stories: 9, findings: 0, broken: 0, withoutEffect: 2 },
      '9 stories checked, everything fits. 2 values without effect.',
    ],
    [
      { stories: 9, findings: 1, broken: 1, withoutEffect: 1 },
      '9 stories checked: 1 finding in 1 story. 1 value without effect.',
    ],
  ])('ends with the numbers: %o', (result, words) => {
    expect(checkSummary(result)).toBe(words)
  })
})
