import { asksForHelp } from '@/lib/platform/command-line'

/**
 * How a command is used, for its refusals. Whoever asks for it (`--help`, `-h`, `help`) is told, and the command ends with
 * 0 before it reads a setting or opens anything.
 */
export function usageOf(words: string): string {
  if (!asksForHelp(process.argv.slice(2))) return words
  console.log(words)
  process.exit(0)
}
