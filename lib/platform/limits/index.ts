/** What the visitors of one network, or for one address, may do within an hour or a day: all of it is in table/. */
export { clearAttempts, pruneAttempts } from './count-attempts'
export { beginEvenAnswer } from './even-answer'
export { type GuessLimit, isWithinOwn, type Tried, tryGuess } from './guesses'
export { deviceOf, nameDevice } from './known-device'
export { isAllowed, isWithinLimit, isWithinLimits, mostOf } from './network-limits'
export {
  levelsOf,
  newIn,
  nextInTurn,
  type Share,
  shareToDisplace,
  sumsAt,
} from './network-shares'
export { isWithinSubject } from './subject-limits'
export { type Limit, networkLimits } from './table/networks'
export { subjectLimits } from './table/subjects'
export { isOfEverybody, tellOfNetwork } from './tell-of-limit'
