import { describe, expect, it } from 'vitest'
import { leftLines, printable, readdressedLines } from '@/lib/content/embedded/archive/report'

const foreign = 'https://a.example/\u001b]0;title\u0007\u001b[2K\r\nall is well\u202e'

describe('what the import of content says of an archive', () => {
  it.each<[string, string[]]>([
    ['problems and plans', printable([`${foreign}: this is not JSON`])],
    ['files that could not come', leftLines([`${foreign}: it cannot be fetched`])],
    ['stories with another address', readdressedLines([{ from: foreign, to: foreign, isPublic: true }])],
  ])('is one line each that steers no terminal: %s', (_, lines) => {
    expect(lines.join('')).toContain('https://a.example/')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be left
    for (const line of lines) expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/)
  })

  it('names some of many, and the number of the others', () => {
    const many = Array.from({ length: 25 }, (_, at) => `file ${at}`)
    expect(leftLines(many)).toHaveLength(23)
    expect(leftLines(many).at(-2)).toBe('  and 5 more')
    expect(leftLines([])).toEqual([])
  })
})
