/** What the commands of the shop share: values on their command lines, and how mistakes are told. */
export {
  asksForHelp,
  dateOf,
  minorUnitsOf,
  misreadInWords,
  numberOf,
  readCommandLine,
  UsageError,
  ValueError,
} from './values'
