/** The screens about an order that was placed: its status, and what its shopper does with it. */
export { AccessForm } from './access-form'
export type { OrderActions } from './actions'
export { CancelStep } from './cancel-step'
export { downloadNoticeWords, noticeWords } from './notice-words'
export { orderActions } from './order-actions'
export { ReturnStep } from './return-step'
export { StatusScreen } from './status-screen'
