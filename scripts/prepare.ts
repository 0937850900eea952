import { errorMessage } from '@/lib/platform/log'
import { hearEnding } from '@/lib/platform/signals'
import { configOrExit, givenEnvironment } from '@/lib/server/start'
import { prepareStart } from './start/prepare-start'

/*
 * What a start does before it serves, in a process of its own that ends with it: what it has loaded for the seed and the
 * build leaves no memory behind. It has its environment from the start script.
 */

const ending = new AbortController()
const { signal } = ending

hearEnding({ begin: () => ending.abort(), atOnce: () => process.exit(1) })

prepareStart(configOrExit(), givenEnvironment(), process.argv.slice(2), signal).then(
  () => process.exit(0),
  (error: unknown) => {
    if (signal.aborted) process.exit(0)
    console.error(errorMessage(error))
    process.exit(1)
  },
)
