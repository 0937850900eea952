/** What is written for an order: its invoice and credit notes, the instructions on withdrawal, and how amounts and addresses are told. */
export { awaitedTransfer } from './awaited-transfer'
export { cashAtDoor } from './cash-at-door'
export {
  type Credited,
  type CreditNote,
  findCreditNotes,
  issueCreditNotes,
  mayCredit,
  type TakenOff,
  takenOff,
  taxesLeft,
} from './credit-notes'
export { creditedLines, linesNamed } from './credited-goods'
export { deliveryOf, type Wanted } from './delivery-note/delivery'
export { numberNote } from './delivery-note/number-note'
export { deliveryNoteFileName, writeDeliveryNote } from './delivery-note/write-delivery-note'
export { exceptionWords } from './exception-words'
export { soldPicture } from './gift-cards/card'
export {
  giftCardAddress,
  giftCardFields,
  giftCardMailHash,
  giftCardPath,
  giftCardPrintHash,
  giftCardReference,
  isPresentKey,
  isPresentLink,
  presentKey,
  presentPath,
  readGiftCardLink,
  readPresentKey,
  readPresentLink,
} from './gift-cards/gift-card-link'
export {
  giftCardFileName,
  groupedCode,
  writeGiftCards,
} from './gift-cards/write-gift-cards'
export { isInvoiceDue } from './invoice-due'
export {
  type Asked as InvoiceRequest,
  findInvoice,
  findInvoices,
  type Invoice,
  issueInvoice,
} from './issue-invoice'
export {
  changedCopy,
  findKeptPapers,
  isUnchanged,
  type KeptPaper,
  keptCreditNote,
  keptInvoice,
} from './kept-papers'
export { keptWithdrawal } from './kept-withdrawal'
export { type Branded, letterheadOf } from './letterhead/letterhead'
export { readPaperFilesBy } from './letterhead/load-file'
export { paperTypeface } from './letterhead/paper-typeface'
export { payerOf } from './payer'
export { bankFacts, mainPayment, prepaymentSentence, settledKey } from './payment-state'
export { prepaymentCode } from './prepayment-code'
export { type SumRow, sumRows } from './sum-rows'
export { hasFittingTaxes, sameRate, shippingRate, taxSums } from './tax-sums'
export { signOver, type TransferCode, transferCode, transferSquares } from './transfer-code'
export { transferPicture } from './transfer-picture'
export { type OrderWords, orderWords } from './words'
export { writeCreditNote } from './write-credit-note'
export { writeInvoice } from './write-invoice'
export { writeSlipPaper } from './write-slip-paper'
export { writeTerms } from './write-terms'
export { withdrawalFileName } from './write-withdrawal'
