import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildReport } from '@/lib/server/start/build-output'
import { startReportOn } from '@/lib/server/start/start-report'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** An output that keeps what was written, and what a terminal would show of it. */
function outputOf(isTTY: boolean) {
  let text = ''
  const write = (piece: string) => {
    text += piece
  }
  return {
    output: { isTTY, columns: 60, write },
    text: () => text,
    lines: () =>
      text.split('\n').map((line) => line.slice(line.lastIndexOf('\x1b[2K') + 1).replace('[2K', '')),
  }
}

describe('What a start shows on a terminal', () => {
  it('is one line with the step, how much of it is done, and the seconds', () => {
    const { output, lines } = outputOf(true)
    const { report, end } = startReportOn(output)
    report('Database')
    expect(lines()).toEqual(['  Database (0 s)'])
    vi.advanceTimersByTime(2_000)
    expect(lines()).toEqual(['  Database (2 s)'])
    report('Pages', 3, 12)
    expect(lines()).toEqual(['  Pages: 3 of 12 (2 s)'])
    end()
    expect(lines()).toEqual([''])
  })

  it('leaves above it what is said for good', () => {
    const { output, lines } = outputOf(true)
    const { report, say } = startReportOn(output)
    report('Catalogue', 1, 300)
    say('Filled the empty database.')
    expect(lines()).toEqual(['Filled the empty database.', '  Catalogue: 1 of 300 (0 s)'])
  })

  it('is drawn a few times a second, however often it changes', () => {
    const { output, text } = outputOf(true)
    const { report } = startReportOn(output)
    for (let done = 0; done < 1_000; done += 1) report('Pages', done, 1_000)
    expect(text().length).toBeLessThan(100)
  })

  it('is no longer than the line', () => {
    const { output, lines } = outputOf(true)
    startReportOn({ ...output, columns: 10 }).report('A step with many words')
    expect(lines()).toEqual(['  A step '])
  })
})

describe('What a start writes into a log', () => {
  it('is a line for each step, and how much is done every few seconds', () => {
    const { output, text } = outputOf(false)
    const { report, say, end } = startReportOn(output)
    report('Database')
    say('Building the shop.')
    for (let done = 1; done <= 20; done += 1) {
      report('Pages', done, 20)
      vi.advanceTimersByTime(1_000)
    }
    end()
    expect(text().split('\n')).toEqual([
      '  Database',
      'Building the shop.',
      '  Pages',
      '  Pages: 6 of 20',
      '  Pages: 11 of 20',
      '  Pages: 16 of 20',
      '',
    ])
  })
})

describe('A build', () => {
  it('is compiled first, and counts its pages then', () => {
    const report = vi.fn()
    const hear = buildReport(report)
    hear('▲ Next.js 16\n  Creating an optimized production build ...\n')
    hear(' ✓ Compiled successfully in 18.5s\n  Generating static pages using 1 worker (0/104) ...\n')
    hear(
      '  Generating static pages using 1 worker (26/104) \r  Generating static pages using 1 worker (52/104) \r',
    )
    expect(report.mock.calls).toEqual([['Compiling'], ['Pages'], ['Pages', 0, 104], ['Pages', 52, 104]])
  })

  it('is one long step where it says nothing that is known', () => {
    const report = vi.fn()
    buildReport(report)('Something else 3/4')
    expect(report.mock.calls).toEqual([['Compiling']])
  })
})
