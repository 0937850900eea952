/** What is awaited, and what pages of several tabs tell each other. */
export { lookAgain } from './look-again'
export { hearTabs } from './other-tabs'
