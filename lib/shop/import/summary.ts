import { counted } from '@/lib/platform/text'
import { heldInWords } from './bounds'
import type { ImportResult } from './import-feed'
import type { Report } from './report'

/** What an import has done, for the console; `agree` says how it may go beyond the bounds. */
export function importSummary(
  result: ImportResult,
  report: Report,
  seconds: number,
  agree = 'import it again with --yes',
): string {
  const { rows, created, updated, unchanged, withdrawn, rejected } = result
  const {
    changed,
    unknownCategories,
    pictureProblems,
    notes,
    ignored,
    unnamedStay,
    heldWithdrawal,
    guessedEncoding,
    aborted,
  } = result
  const lines = [
    aborted
      ? `Ended early after ${seconds.toFixed(1)} s. What was written is whole; the same import again does the rest.`
      : `Imported in ${seconds.toFixed(1)} s.`,
    result.format === 'csv'
      ? `  ${counted(rows, 'row')} read.`
      : `  ${counted(rows, 'row')} read: ${counted(created, 'product')} created, ${updated} updated, ${unchanged} unchanged.`,
  ]
  if (guessedEncoding)
    lines.push(
      `  The file does not name its encoding and was read as ${guessedEncoding}; --encoding names another.`,
    )
  const others = Object.entries(changed).filter(([, count]) => count > 0)
  if (others.length > 0)
    lines.push(`  New or changed: ${others.map(([type, count]) => `${count} ${type}`).join(', ')}.`)
  if (result.format === 'csv') lines.push(...report.told.map((what) => `    ${what}`))
  if (withdrawn > 0)
    lines.push(`  ${counted(withdrawn, 'product')} taken out of sale, which the file does not name.`)
  if (unnamedStay)
    lines.push(
      '  No product was taken out of sale, because rows were rejected that may name any. Mend them and import again.',
    )
  if (heldWithdrawal)
    lines.push(
      `  No product was taken out of sale: ${heldInWords(heldWithdrawal)}. If they are to go, ${agree}.`,
    )
  if (unknownCategories.length > 0)
    lines.push('  Categories that the shop does not have:', ...unknownCategories.map((name) => `    ${name}`))
  if (pictureProblems.length > 0)
    lines.push(
      '  Pictures that are shown as a placeholder until this is mended:',
      ...pictureProblems.map((problem) => `    ${problem}`),
    )
  if (report.lacking.length > 0)
    lines.push(
      `  No row has ${report.lacking.join(', ')}: name the columns that hold them so in the first line. lib/shop/import/exports/README.md says how, also for exports of other shop systems.`,
    )
  if (notes.length > 0)
    lines.push(
      created + updated + unchanged > 0 ? '  To look at; the rows were imported:' : '  To look at:',
      ...notes.map((note) => `    ${note}`),
    )
  if (ignored.length > 0)
    lines.push(
      `  ${result.format === 'jsonl' ? 'Fields' : 'Columns'} that are not read:`,
      ...ignored.map((column) => `    ${column}`),
    )
  if (rejected > 0) {
    lines.push(`  ${counted(rejected, 'row')} rejected, all of them in ${report.file}`)
    for (const { line, id, reason } of report.samples)
      lines.push(`    line ${line}${id ? ` (${id})` : ''}: ${reason}`)
    if (rejected > report.samples.length) lines.push(`    and ${rejected - report.samples.length} more`)
  }
  return lines.join('\n')
}
