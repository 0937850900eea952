/** The electronic withdrawal function of Directive 2011/83/EU, article 11a: declarations, and who may make them. */
export {
  type Declaration,
  declareWithdrawal,
  findWithdrawal,
  type Withdrawal,
  type WithdrawalReader,
  withdrawalMessage,
} from './declare-withdrawal'
export { findWithdrawalById, findWithdrawalsOf, listWithdrawals, type WithdrawalOf } from './list-withdrawals'
export { endedUnsent, isAfterWithdrawal, isByLaw, isOwedNoMore, piecesOwedNoMore } from './owed-no-more'
export { type UnweighedDeclaration, type WeighedDeclaration, weighDeclaration } from './weigh-declaration'
export {
  isWhollyWithdrawn,
  leftToWithdraw,
  receivedDeclarations,
  wasDeclared,
  withdrawnPieces,
  withdrawnWords,
  withoutWithdrawn,
} from './withdrawn-goods'
