/** The progress of a step, from 0 to 1. */
export type Progress = (step: string, part: number) => void

const width = 30
const redrawMs = 100
const linePart = 0.1

type Output = { isTTY?: boolean; write: (text: string) => unknown }

/** A progress bar on a terminal; elsewhere one line for each tenth. */
export function progressOn(output: Output): { show: Progress; end: () => void } {
  let drawn = 0
  let shown: { step: string; tenth: number } | undefined
  const bar: Progress = (step, part) => {
    const now = performance.now()
    if (part < 1 && shown?.step === step && now - drawn < redrawMs) return
    drawn = now
    shown = { step, tenth: 0 }
    const full = Math.round(part * width)
    const percent = `${Math.floor(part * 100)} %`.padStart(5)
    output.write(`\r\x1b[2K  ${step.padEnd(8)} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${percent}`)
  }
  const lines: Progress = (step, part) => {
    const tenth = Math.floor(part / linePart + 1e-9)
    if (shown?.step === step && tenth <= shown.tenth) return
    shown = { step, tenth }
    output.write(`  ${step}: ${tenth * 10} %\n`)
  }
  return {
    show: (step, part) => (output.isTTY ? bar : lines)(step, Math.min(1, Math.max(0, part))),
    end: () => {
      if (output.isTTY && shown) output.write('\r\x1b[2K')
    },
  }
}
