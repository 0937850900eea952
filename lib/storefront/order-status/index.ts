/** The screens about an order that was placed: its status, and what its shopper does with it. */
export { AccessForm } from './access-form'

export { CancelStep } from './cancel-step'
export { carrierMarks } from './carrier-marks'
export { loadStatus } from './load-status'
export { linkNoticeWords, noticeWords, standingNoticeWords } from './notice-words'
export { statusWords } from './order-words'
export { Part } from './part'
export { RefundStep } from './refund-step'
export { ReturnStep } from './return-step'
export { StandingScreen } from './standing-screen'
export { StatusScreen } from './status-screen'
