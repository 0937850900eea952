/** The screen where a contract is withdrawn from: the statement, its confirmation, and its receipt. */
export { choiceField, choiceOf, chosenGoods } from './chosen-goods'
export { WithdrawalScreen } from './screen'
