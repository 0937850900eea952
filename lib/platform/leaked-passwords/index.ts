/** Whether a password is known from leaks, by a service or by the list in the project. */
export { embeddedRange, isCommonPassword } from './embedded'
export { isLeaked, type LeakedPasswords, leakedPasswords } from './leaked-passwords'
export { rangeService } from './range-service'
