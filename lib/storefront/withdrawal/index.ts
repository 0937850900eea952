/** The screen where a contract is withdrawn from: the statement, its confirmation, and its receipt. */
export { WithdrawalScreen } from './screen'
