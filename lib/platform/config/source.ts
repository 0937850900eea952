import { type Config, readConfig } from './env'

let current: Config | undefined

function fromEnvironment(): Config {
  if (!current) {
    const result = readConfig(process.env)
    if (!result.ok) throw new Error(`The configuration is not valid:\n${result.problems.join('\n')}`)
    current = result.config
  }
  return current
}

/** Where the configuration of this process comes from. Tests hand in another one. */
export const source: { read: () => Config } = { read: fromEnvironment }
