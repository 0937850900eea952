import { counted, oneLine } from '@/lib/platform/text'
import type { Readdressed } from './read-addresses'

/** More than anybody reads on a console; the check of the content names all files. */
const most = 20
const longest = 600

/** Lines that hold names and addresses of an archive, which are foreign: each is one line and steers no terminal. */
export const printable = (lines: readonly string[]): string[] => lines.map((line) => oneLine(line, longest))

const first = (lines: readonly string[], indent = ''): string[] => [
  ...printable(lines.slice(0, most)).map((line) => indent + line),
  ...(lines.length > most ? [`${indent}and ${lines.length - most} more`] : []),
]

/** The stories that the import gives another address. */
export const readdressedLines = (readdressed: readonly Readdressed[]): string[] =>
  first(
    readdressed.map(
      ({ from, to }) =>
        `${oneLine(from, 200)} has the address ${oneLine(to, 200)}, by which the shop looks it up.`,
    ),
  )

/** The files that the import could not bring; none for none. */
export const leftLines = (left: readonly string[]): string[] =>
  left.length === 0
    ? []
    : [
        `${counted(left.length, 'file')} could not come:`,
        ...first(left, '  '),
        'npm run content:check names the places that show them.',
      ]
