/** Settings from the environment, read and checked once. */
import { source } from './source'

export { type EdgeMachine, edgeMachines } from './edge-machines'
export { type Config, readConfig } from './env'
export { googleTagManager } from './gtm-id'
export { isLoopbackAddress } from './loopback'
export type { PaymentMode } from './payment-mode'
export { settings } from './settings'

/** The configuration of this process. Throws with every problem at once when it is invalid. */
export const config = () => source.read()
export type { MailTarget } from './mail'
export { storyblokEditor } from './storyblok-editor'
export { unknownSettings } from './unknown-settings'
