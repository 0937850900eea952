/** The time by which the shop decides: that of the database, which all instances share. */
export { clockEnvironment, currentMs, currentTime } from './current-time'
export { measureClock } from './measure-clock'
export { isSoWithin } from './poll'
export { steadyMs } from './steady-time'
