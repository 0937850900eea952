/** Reports the step of a start that is under way, and its progress. */
export type ReportStep = (step: string, done?: number, of?: number) => void

type Output = { isTTY?: boolean; columns?: number; write: (text: string) => unknown }

export type StartReport = {
  report: ReportStep
  /** Writes a line that stays. */
  say: (line: string) => void
  end: () => void
}

const redrawMs = 100
const tickMs = 1_000
const linesEveryMs = 5_000
const clearLine = '\r\x1b[2K'

const wordsOf = (step: string, done?: number, of?: number) =>
  of === undefined ? step : `${step}: ${done} of ${of}`

/** One line that is rewritten, with the seconds since the start. */
function onTerminal(output: Output, now: () => number): StartReport {
  const begun = now()
  let drawn = Number.NEGATIVE_INFINITY
  let words = ''
  const draw = () => {
    drawn = now()
    const line = `  ${words} (${Math.floor((drawn - begun) / 1000)} s)`
    output.write(clearLine + line.slice(0, (output.columns ?? 80) - 1))
  }
  const timer = setInterval(() => words && draw(), tickMs)
  timer.unref()
  let shown = ''
  return {
    report(step, done, of) {
      words = wordsOf(step, done, of)
      if (step === shown && now() - drawn < redrawMs) return
      shown = step
      draw()
    },
    say(line) {
      output.write(`${clearLine}${line}\n`)
      if (words) draw()
    },
    end() {
      clearInterval(timer)
      if (words) output.write(clearLine)
      words = ''
    },
  }
}

/** A line for each step; its progress at most every few seconds. */
function inLines(output: Output, now: () => number): StartReport {
  let shown = ''
  let written = 0
  return {
    report(step, done, of) {
      if (step === shown && (of === undefined || now() - written < linesEveryMs)) return
      written = now()
      output.write(`  ${step === shown ? wordsOf(step, done, of) : step}\n`)
      shown = step
    },
    say: (line) => void output.write(`${line}\n`),
    end: () => undefined,
  }
}

/** Shows the steps and the progress of a start on a terminal or in a log. */
export const startReportOn = (output: Output, now: () => number = () => performance.now()): StartReport =>
  output.isTTY ? onTerminal(output, now) : inLines(output, now)
