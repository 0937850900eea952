/** What the commands of the shop share: values on their command lines, and how mistakes are told. */
export { dateOf, minorUnitsOf, numberOf, readCommandLine, UsageError } from './values'
