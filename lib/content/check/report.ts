import { oneLine } from '@/lib/platform/text'
import type { CheckResult } from './check-content'
import type { Finding } from './finding'

const longestCell = 48
const longestReason = 300

const cellsOf = ({ path, block, field, reason }: Finding) => [
  oneLine(path, longestCell) || '(root)',
  oneLine(block, longestCell) || '?',
  oneLine(field, longestCell) || '-',
  oneLine(reason, longestReason),
]

/** The findings of one story: its full slug, and a row for each with the path, the block, the field and the reason. */
export function storyTable(findings: readonly Finding[]): string {
  const rows = findings.map(cellsOf)
  const widthOf = (column: number) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))
  const widths = [0, 1, 2].map(widthOf)
  const lines = rows.map((cells) =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  )
  return [oneLine(findings[0]?.story ?? '?', 200), ...lines].join('\n')
}

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

export function checkSummary({ stories, findings, broken, withoutEffect }: CheckResult): string {
  const checked = `${counted(stories, 'story', 'stories')} checked`
  const idle = withoutEffect > 0 ? ` ${counted(withoutEffect, 'value', 'values')} without effect.` : ''
  if (findings === 0) return `${checked}, everything fits.${idle}`
  return `${checked}: ${counted(findings, 'finding', 'findings')} in ${counted(broken, 'story', 'stories')}.${idle}`
}
