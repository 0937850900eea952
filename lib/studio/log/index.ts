/** The log of changes. */
export { LogScreen } from './log-screen'
export { logText } from './messages'
