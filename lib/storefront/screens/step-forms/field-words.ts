import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { longestInOrderForms } from '@/schemas/api/orders'
import type { FieldFault } from './errors'

/** The fields of the forms about orders. */
export const orderFields = [
  'name',
  'number',
  'email',
  'goods',
  'order',
  'reason',
  'lines',
  'holder',
  'iban',
] as const
export type OrderField = (typeof orderFields)[number]

const keys = [
  'required',
  'mistyped',
  'unknownOrder',
  'attempts',
  'wait1',
  'wait5',
  'nothingChosen',
  'noGoods',
  'notReturnable',
  'notForReason',
  'tooLateToReturn',
  'tooManyReturns',
  'holder',
  'iban',
  'ibanCountry',
  'ibanLength',
  'ibanDigits',
  'ibanQr',
  'ibanSwiss',
  'tooManyAccounts',
] as const

const longest: Partial<Record<OrderField, number>> = longestInOrderForms

/** What is wrong with a field, by the key of its error. */
export function faultInWords(market: Market, field: OrderField, key: string): string {
  const t = marketText(market)
  if (key === 'tooLong') return t('orderForms.errors.tooLong', { max: String(longest[field] ?? '') })
  const known = keys.find((each) => each === key)
  if (known) return t(`orderForms.errors.${known}`)
  if (field === 'number') return t('orderForms.errors.number')
  return field === 'email' ? t('checkout.errors.email') : t('checkout.errors.invalid')
}

/** Faults of number and mail address together: which of them it is would tell which orders there are. */
const ofBoth: readonly string[] = ['unknownOrder', 'attempts', 'wait1', 'wait5']

type Given = {
  errors: Readonly<Record<string, string>>
  /** The control that a fault of the whole form leads to. */
  first: string
}

/** The rejected fields of a form, in its order. The control of a field has its name as id. */
export const faultsInWords = (market: Market, { errors, first }: Given): FieldFault[] =>
  orderFields.flatMap((field) => {
    const key = errors[field]
    if (key === undefined) return []
    const isOfBoth = ofBoth.includes(key)
    return {
      id: isOfBoth ? 'number' : field === 'order' || field === 'lines' ? first : field,
      label: marketText(market)(`orderForms.fields.${isOfBoth ? 'numberAndEmail' : field}`),
      words: faultInWords(market, field, key),
    }
  })
