import { escaped, withoutMarks } from '@/lib/platform/text'
import { plainIban } from '@/schemas/iban'
import type { Currency } from '@/schemas/markets'
import type { Seller } from '@/schemas/shop'
import type { DueTransfer } from './list-due'

/** A transfer whose account is known. */
type ReadyTransfer = DueTransfer & { holder: string; iban: string }

type Batch = {
  /** Names the file at the bank, which takes none twice. */
  id: string
  currency: Currency
  at: Date
  /** On which day the bank is to carry it out: `2026-12-01`. */
  day: string
  /** What it says to its receiver of an order. */
  remittance: (number: string) => string
}

const amountOf = (minorUnits: number) => (minorUnits / 100).toFixed(2)
const sumOf = (transfers: readonly DueTransfer[]) =>
  amountOf(transfers.reduce((sum, { amount }) => sum + amount, 0))

/** What every bank of SEPA can write (EPC217-08): letters without their signs, digits and a few marks. */
const sepaText = (text: string, most: number): string =>
  withoutMarks(
    text
      .replace(/[äÄ]/g, 'ae')
      .replace(/[öÖ]/g, 'oe')
      .replace(/[üÜ]/g, 'ue')
      .replaceAll('ß', 'ss')
      .replaceAll('&', '+'),
  )
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .trim()

const element = (name: string, ...children: string[]) => `<${name}>${children.join('')}</${name}>`
const text = (name: string, words: string) => element(name, escaped(words))

function transaction(
  { id, number, amount, holder, iban }: ReadyTransfer,
  { remittance, currency }: Batch,
): string {
  return element(
    'CdtTrfTxInf',
    element('PmtId', text('EndToEndId', id.replaceAll('-', ''))),
    element('Amt', `<InstdAmt Ccy="${currency}">${amountOf(amount)}</InstdAmt>`),
    // A name of which nothing is left is written as one that is not known.
    element('Cdtr', text('Nm', sepaText(holder, 70) || 'NOTPROVIDED')),
    element('CdtrAcct', element('Id', text('IBAN', iban))),
    element('RmtInf', text('Ustrd', sepaText(remittance(number), 140))),
  )
}

/** What the rules for a currency ask for besides. */
type Form = {
  type: string
  charges: string
  /** How a bank is named whose BIC is not known. */
  bankOf: (iban: string) => string
}

/** The bank's own number in a Swiss IBAN (its IID), by which the Swiss clearing knows it. */
const swissBank = (iban: string) =>
  element(
    'ClrSysMmbId',
    element('ClrSysId', text('Cd', 'CHBCC')),
    text('MmbId', String(Number(iban.slice(4, 9)))),
  )

const forms: Readonly<Record<Currency, Form>> = {
  EUR: {
    type: element('PmtTpInf', element('SvcLvl', text('Cd', 'SEPA'))),
    charges: text('ChrgBr', 'SLEV'),
    bankOf: () => element('Othr', text('Id', 'NOTPROVIDED')),
  },
  // Payment type D: neither a service level of SEPA nor another division of the charges.
  CHF: { type: '', charges: '', bankOf: swissBank },
}

/** The account of the shop that refunds go from, as banks exchange it. */
export const refundsFrom = ({ bankAccount: { refundsFrom: own, iban } }: Seller): string =>
  plainIban(own ?? iban)

/** The transfers from one account of the shop. */
function payment(seller: Seller, transfers: readonly ReadyTransfer[], at: number, batch: Batch) {
  const { holder, bic, iban: printed } = seller.bankAccount
  const iban = refundsFrom(seller)
  // The BIC is that of the printed account; another one may be at another bank.
  const bank = iban === plainIban(printed) ? bic : undefined
  const { type, charges, bankOf } = forms[batch.currency]
  return element(
    'PmtInf',
    text('PmtInfId', `${batch.id}-${at + 1}`),
    text('PmtMtd', 'TRF'),
    text('NbOfTxs', String(transfers.length)),
    text('CtrlSum', sumOf(transfers)),
    type,
    element('ReqdExctnDt', text('Dt', batch.day)),
    element('Dbtr', text('Nm', sepaText(holder, 70))),
    element('DbtrAcct', element('Id', text('IBAN', iban))),
    element('DbtrAgt', element('FinInstnId', bank ? text('BICFI', bank) : bankOf(iban))),
    charges,
    ...transfers.map((each) => transaction(each, batch)),
  )
}

export type FromAccount = { seller: Seller; transfers: readonly ReadyTransfer[] }

/**
 * Transfers in one currency as a file that banks take (ISO 20022 pain.001.001.09): euros by the rules of SEPA, francs by
 * the Swiss Payment Standards, to whose schema it keeps. One payment for each account of the shop.
 */
export function writeTransferFile(accounts: readonly FromAccount[], batch: Batch): string {
  const all = accounts.flatMap(({ transfers }) => transfers)
  const head = element(
    'GrpHdr',
    text('MsgId', batch.id),
    text('CreDtTm', batch.at.toISOString().slice(0, 19)),
    text('NbOfTxs', String(all.length)),
    text('CtrlSum', sumOf(all)),
    element('InitgPty', text('Nm', sepaText(accounts[0]?.seller.name ?? '', 70))),
  )
  const parts = accounts.map(({ seller, transfers }, at) => payment(seller, transfers, at, batch))
  const document = element('CstmrCdtTrfInitn', head, ...parts)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${document}</Document>\n`
}
