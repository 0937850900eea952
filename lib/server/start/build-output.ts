import { isCompiled, pagesIn } from '@/lib/server/next/internals'
import type { ReportStep } from './start-report'

/** Reads the progress from the output of `next build`. With an unknown output, the build is one long step. */
export function buildReport(report: ReportStep): (text: string) => void {
  let compiled = false
  report('Compiling')
  return (text) => {
    if (!compiled && isCompiled(text)) {
      compiled = true
      report('Pages')
    }
    const pages = pagesIn(text)
    if (pages) report('Pages', pages.done, pages.of)
  }
}
