import { formatMoment, type StudioLanguage } from '@/lib/studio/i18n'
import { triggers } from '@/schemas/blocks/triggers'
import type { Condition, DeskEntry } from './entry'
import { campaignsText } from './messages'

type Simple = Exclude<Condition, { all: unknown }>

/** The values of a trigger, `/de/a/,/de/b/`, as a list that is read. */
export const valueWords = (value: string | undefined): string =>
  (value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .join(', ')

/** `Adresse: /de/kleidung/`; of one that compares nothing only its name. */
function simpleWords({ type, value }: Simple, language: StudioLanguage): string {
  const t = campaignsText(language)
  const name = t(`conditions.${type}`)
  const words = valueWords(value)
  return triggers[type].picks === undefined || !words ? name : t('condition', { name, value: words })
}

/** The conditions of an entry, of which one has to match. */
export const conditionWords = (conditions: readonly Condition[], language: StudioLanguage): string =>
  conditions
    .map((condition) =>
      'all' in condition
        ? condition.all.map((one) => simpleWords(one, language)).join(` ${campaignsText(language)('and')} `)
        : simpleWords(condition, language),
    )
    .join(` ${campaignsText(language)('or')} `)

/** From when until when, in the time of the shop. */
export function windowWords(
  { dateFrom, dateTo }: Pick<DeskEntry, 'dateFrom' | 'dateTo'>,
  language: StudioLanguage,
) {
  const t = campaignsText(language)
  const from = dateFrom && formatMoment(language, dateFrom)
  const to = dateTo && formatMoment(language, dateTo)
  if (from && to) return t('window.both', { from, to })
  if (from) return t('window.from', { from })
  return to ? t('window.to', { to }) : t('window.always')
}
