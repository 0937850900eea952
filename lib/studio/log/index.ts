/** The log of changes. */
export { changeText } from './change-text'
export { type LogFilter, LogScreen } from './log-screen'
export { logText } from './messages'
