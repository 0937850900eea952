/** What is written for an order: its invoice, the instructions on withdrawal, and how amounts and addresses are told. */
export { isInvoiceDue } from './invoice-due'
export { findInvoice, type Invoice, issueInvoice } from './issue-invoice'
export { bankFacts, mainPayment, prepaymentDue } from './payment-state'
export { type SumRow, sumRows } from './sum-rows'
export { type TaxSum, taxSums } from './tax-sums'
export { type OrderWords, orderWords } from './words'
export { invoiceFileName, writeInvoice } from './write-invoice'
export { isVoluntaryWithdrawal, withdrawalFileName, writeWithdrawal } from './write-withdrawal'
