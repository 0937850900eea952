import { encodeQR } from 'qr'
import { isIbanRight, isQrIban, plainIban } from '@/schemas/iban'
import type { Currency } from '@/schemas/markets'
import type { Seller } from '@/schemas/shop'
import { type Payer, slipText } from './payer'
import { qrReference } from './qr-reference'

/** What a banking app reads from the squares of a transfer. */
export type TransferCode = {
  /** `epc`: a transfer in euros (EPC069-12, called GiroCode in Germany). `swiss`: the code of a QR-bill. */
  kind: 'epc' | 'swiss'
  text: string
}

type Transfer = {
  /** In minor units. */
  amount: number
  currency: Currency
  reference: string
  /** Whom a QR-bill names. */
  payer?: Payer | undefined
}

const decimals = (minorUnits: number): string => (minorUnits / 100).toFixed(2)
const cut = (text: string, most: number): string => text.replace(/\s+/g, ' ').trim().slice(0, most)

/** EPC069-12, version 2, in UTF-8: the BIC may be left out. */
const epcText = (
  { bankAccount: { holder, iban, bic = '' } }: Seller,
  { amount, reference }: Transfer,
): string =>
  [
    ...['BCD', '002', '1', 'SCT', bic, cut(holder, 70), plainIban(iban), `EUR${decimals(amount)}`],
    ...['', '', cut(reference, 140)],
  ].join('\n')

const nobody = Array<string>(7).fill('')

/** A structured address, with the number of the house in its street. */
const structured = ({ name, street, postcode, city, country }: Payer): string[] => [
  ...['S', cut(slipText(name), 70), cut(slipText(street), 70), ''],
  ...[cut(postcode, 16), cut(slipText(city), 35), country],
]

/** Swiss Implementation Guidelines for the QR-bill, version 2.3; `own` is the QR reference. */
const swissText = (
  { bankAccount: { holder, iban }, ...seller }: Seller,
  { amount, currency, reference, payer }: Transfer,
  own: string | undefined,
): string =>
  [
    ...['SPC', '0200', '1', plainIban(iban)],
    ...structured({ ...seller, name: holder }),
    ...nobody,
    ...[decimals(amount), currency],
    ...(payer ? structured(payer) : nobody),
    ...(own === undefined ? ['NON', ''] : ['QRR', own]),
    ...[cut(reference, 140), 'EPD'],
  ].join('\r\n')

/**
 * The code of a transfer to the seller's account; undefined where banks would refuse it, because the account's check
 * digits are wrong, it belongs to no country of such codes, or it needs a QR reference and there is no number for one.
 */
export function transferCode(seller: Seller, transfer: Transfer): TransferCode | undefined {
  const { iban } = seller.bankAccount
  if (!isIbanRight(iban) || transfer.amount <= 0) return undefined
  if (/^(?:CH|LI)/.test(iban)) {
    const own = isQrIban(iban) ? qrReference(transfer.reference) : undefined
    const isRefused = isQrIban(iban) && own === undefined
    return isRefused ? undefined : { kind: 'swiss', text: swissText(seller, transfer, own) }
  }
  return transfer.currency === 'EUR' ? { kind: 'epc', text: epcText(seller, transfer) } : undefined
}

/** The modules around a code that stay light, which readers need. */
const margin = 4

/** The squares of a code, with its margin. Both standards ask for the medium correction of errors. */
export const transferSquares = ({ text }: TransferCode): boolean[][] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: margin })

/** The code of a QR-bill has 46 mm without its margin, and a cross of 7 mm: a square in a square, and two bars. */
const swissMm = 46

type Over = { isDark: boolean; x: number; y: number; width: number; height: number }

/** What stands in the middle of a code of so many modules with its margin, in modules, in the order of drawing. */
export function signOver({ kind }: TransferCode, modules: number): Over[] {
  if (kind !== 'swiss') return []
  const perMm = (modules - 2 * margin) / swissMm
  const middle = (isDark: boolean, width: number, height: number): Over => ({
    ...{ isDark, width: width * perMm, height: height * perMm },
    ...{ x: (modules - width * perMm) / 2, y: (modules - height * perMm) / 2 },
  })
  return [middle(false, 7, 7), middle(true, 6, 6), middle(false, 3.9, 1.17), middle(false, 1.17, 3.9)]
}

const pointsPerMm = 72 / 25.4

/** How large a code of so many modules is printed, with its margin, in points. */
export const printedSide = ({ kind }: TransferCode, modules: number): number =>
  kind === 'swiss' ? (swissMm * pointsPerMm * modules) / (modules - 2 * margin) : 104
