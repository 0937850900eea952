import { describeError } from '@/lib/platform/log'

/** Runs a command, and sets the exit status that it resolves to; after an error, which is told, 1. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(describeError(error))
    process.exitCode = 1
  }
}
