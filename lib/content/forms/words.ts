import { colonOf, formatDay, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { FieldError, FormRefusal } from '@/schemas/api/form'
import { type BoundsError, boundsFaults } from './bounds'
import { type DatePart, dateParts } from './date-parts'

/** The texts of the form's island; the server sends its errors in words. */
export type FormWords = Record<
  | 'sending'
  | 'required'
  | 'optional'
  | 'choose'
  | 'bait'
  | 'offline'
  | 'failed'
  | 'mailHint'
  | 'locale'
  | 'numberLocale'
  | 'colon',
  string
> & {
  /** With `{min}` and `{max}`. */
  errors: Record<BoundsError['key'], string>
  file: Record<'choose' | 'another' | 'remove', string>
  /** The parts of a date, in the order in which the market writes them. */
  dateParts: readonly { part: DatePart; label: string }[]
}

function datePartsOf(market: Market): FormWords['dateParts'] {
  const t = marketText(market)
  return new Intl.DateTimeFormat(market.iso).formatToParts(0).flatMap(({ type }) => {
    const part = dateParts.find((one) => one === type)
    return part ? [{ part, label: t(`forms.date.${part}`) }] : []
  })
}

export function formWords(market: Market): FormWords {
  const t = marketText(market)
  return {
    sending: t('forms.sending'),
    required: t('forms.required'),
    optional: t('ui.optional'),
    choose: t('forms.choose'),
    bait: t('forms.bait'),
    offline: t('forms.refusals.offline'),
    failed: t('forms.refusals.failed'),
    mailHint: t('forms.mailHint', { email: '{email}' }),
    locale: market.iso,
    numberLocale: market.numberLocale,
    colon: colonOf(market.language),
    errors: Object.fromEntries(
      boundsFaults.map((key) => [key, t(`forms.errors.${key}`, { min: '{min}', max: '{max}' })]),
    ) as FormWords['errors'],
    file: {
      choose: t('forms.file.choose'),
      another: t('forms.file.another'),
      remove: t('forms.file.remove'),
    },
    dateParts: datePartsOf(market),
  }
}

const dateInWords = (market: Market, date: string | undefined) =>
  date && formatDay(new Date(date), { iso: market.iso, timezone: 'UTC' })

/** The error of each field in the market's words. */
export function errorsInWords(
  market: Market,
  errors: Readonly<Record<string, FieldError>>,
): Record<string, string> {
  const t = marketText(market)
  const wordsOf = ({ key, min, max, types }: FieldError) =>
    key === 'tooEarly' || key === 'tooLate'
      ? t(`forms.errors.${key}`, { min: dateInWords(market, min) ?? '', max: dateInWords(market, max) ?? '' })
      : t(`forms.errors.${key}`, { min: min ?? '', max: max ?? '', types: types ?? '' })
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, wordsOf(error)]))
}

export const refusalInWords = (market: Market, key: FormRefusal | 'fields'): string =>
  marketText(market)(`forms.refusals.${key}`)
