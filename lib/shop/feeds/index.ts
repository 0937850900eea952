/** The feeds that the shop fetches by itself, each from an address that its market's configuration names. */
export { feedsUsage, readFeedsCommand, runFeedsCommand } from './commands'
export { runDueFeeds } from './run-due'
export { sendDueFeedMails } from './send-mails'
