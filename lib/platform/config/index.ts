/** Settings from the environment, read and checked once. */
import { type Config, readConfig } from './env'

export { type EdgeMachine, edgeMachines } from './edge-machines'
export { type Config, readConfig } from './env'
export { googleTagManager } from './gtm-id'
export { isLoopbackAddress } from './loopback'
export type { PaymentMode } from './payment-mode'
export { settings } from './settings'

let current: Config | undefined

/** The configuration of this process. Throws with every problem at once when it is invalid. */
export function config(): Config {
  if (!current) {
    const result = readConfig(process.env)
    if (!result.ok) throw new Error(`The configuration is not valid:\n${result.problems.join('\n')}`)
    current = result.config
  }
  return current
}
export type { MailTarget } from './mail'
export { storyblokEditor } from './storyblok-editor'
export { unknownSettings } from './unknown-settings'
