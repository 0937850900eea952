/** Requests to other servers whose addresses somebody has named: to public addresses alone, unless to this machine. */
export { internet, type Network } from './network'
export { NoFitAddress, openUrl } from './open-url'
