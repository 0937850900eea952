/** What those who operate the shop ask an instance, on a port of its own. */
export { addChecks } from './checks'
export { openOperation } from './operation-server'
export { Readiness } from './readiness'
