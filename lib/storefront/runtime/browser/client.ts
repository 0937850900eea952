/** What pages of several tabs tell each other. */
export { hearTabs } from './other-tabs'
