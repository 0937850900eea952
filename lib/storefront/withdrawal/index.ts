/** The screen where a contract is withdrawn from: the statement, its confirmation, and its receipt. */
export { ConfirmStep } from './confirm-step'
export { Receipt } from './receipt'
export { StatementForm } from './statement-form'
