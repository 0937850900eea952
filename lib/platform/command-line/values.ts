/** A mistake on the command line, in words for the one who typed it. */
export class UsageError extends Error {}

/** A value that an option cannot have: the sentence says which it can, and nobody needs the list of all commands. */
export class ValueError extends UsageError {}

export function numberOf(given: string, name: string, most: number): number {
  const number = Number(given)
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new ValueError(`--${name} is a whole number from 1 to ${most}, not ${given}.`)
  return number
}

/** ‘9.50’ as 950. */
export function minorUnitsOf(given: string, name: string): number {
  if (!/^\d{1,6}(?:\.\d{1,2})?$/.test(given))
    throw new ValueError(`--${name}: ${given} is not a sum such as 10 or 9.50.`)
  return Math.round(Number(given) * 100)
}

export function dateOf(given: string, name: string): Date {
  const time = new Date(given)
  if (!/^\d{4}-\d{2}-\d{2}/.test(given) || Number.isNaN(time.getTime()))
    throw new ValueError(`--${name}: ${given} is not a date such as 2026-12-01.`)
  return time
}

/** `isOfValue`: one value is wrong, and the rest of the command line is understood. */
type Misread = { ok: false; problem: string; isOfValue: boolean }
type Read<T> = { ok: true; command: T } | Misread

/** Without what Node adds: how a file is named whose name begins with a hyphen. */
const plain = (problem: string) => problem.split('. To specify a positional argument')[0] ?? problem

/** The command that a command line means, or what is wrong with it. */
export function readCommandLine<T>(read: () => T): Read<T> {
  try {
    return { ok: true, command: read() }
  } catch (error) {
    // Of parseArgs: an option that there is not, or one without its value.
    const isMistake = error instanceof UsageError || (error instanceof TypeError && 'code' in error)
    if (!isMistake) throw error
    return { ok: false, problem: plain(error.message), isOfValue: error instanceof ValueError }
  }
}

/** Whether a command line asks how a command is used. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args[0] === 'help' || args.some((arg) => arg === '--help' || arg === '-h')

/** What is said of a command line that is wrong: the sentence that helps, last and by itself where a value is wrong. */
export function misreadInWords({ problem, isOfValue }: Omit<Misread, 'ok'>, usage: string): string {
  const said = plain(problem)
  return isOfValue ? said : `${usage}\n\n${said}`
}
