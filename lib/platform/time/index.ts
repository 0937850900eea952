/** Local times of time zones, and windows of time. */

export { clockAt } from './clock-at'
export { clockChange, clockText, dayText, instantOf } from './wall-clock'
export { boundsOf, type DateWindow, isWithin, nextBoundary, type Phase, phaseOf } from './window'
