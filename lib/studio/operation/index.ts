/** The operation of the shop: its processes, their jobs, what is to be delivered, and the last backup. */
export { retryBody } from './body'
export { retry } from './manage'
export { operationText } from './messages'
export { OperationScreen } from './operation-screen'
export { readOperation } from './read'
