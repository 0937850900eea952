import { StorageError } from '@/lib/content/media'
import { DatabaseProblem } from '@/lib/platform/db'
import { describeError } from '@/lib/platform/log'
import { CommandProblem } from '@/lib/server/start'

/** A fault of the command line, of the place where the command was called or of its settings, not of the program. */
const isOfUser = (error: unknown): error is Error =>
  error instanceof CommandProblem ||
  error instanceof DatabaseProblem ||
  error instanceof StorageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

/** Runs a command, and sets the exit status that it resolves to; after an error, which is told, 1. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(isOfUser(error) ? error.message : describeError(error))
    process.exitCode = 1
  }
}
