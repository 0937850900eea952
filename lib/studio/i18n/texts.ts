import { createTranslator } from 'use-intl/core'
import { colonOf, frenchTimes } from '@/lib/platform/i18n'
import { memoize } from '@/lib/platform/memory'
import type { StudioLanguage } from './languages'

type Messages = { [key: string]: string | Messages }

const translator = <M extends Messages>(locale: StudioLanguage, messages: M) =>
  createTranslator<M>({ locale, messages, timeZone })

/** Editors plan by the clock of the shop, whatever that of their computer says. */
export const timeZone = 'Europe/Berlin'

/**
 * The texts of one subject of the Studio as a function of the language, in ICU MessageFormat. Each subject has its
 * messages in files of its own.
 */
export const studioTexts = <M extends Messages>(messages: Readonly<Record<StudioLanguage, M>>) =>
  memoize(
    (language: StudioLanguage) => language,
    (language: StudioLanguage) => translator<M>(language, messages[language]),
  )

const locales: Readonly<Record<StudioLanguage, string>> = { de: 'de-DE', fr: 'fr-FR', en: 'en-GB' }

type Detail = 'minutes' | 'seconds'

const written = (
  language: StudioLanguage,
  moment: Date,
  zone: string,
  detail: Detail = 'minutes',
): string => {
  const timeStyle = detail === 'seconds' ? 'medium' : 'short'
  const style = { dateStyle: 'medium', timeStyle, timeZone: zone } as const
  const text = new Intl.DateTimeFormat(locales[language], style).format(moment)
  if (language !== 'fr') return text
  return frenchTimes(text).replace(
    /(\d\d):(\d\d):(\d\d)$/,
    (_, hours, minutes, seconds) => `${Number(hours)}\u00a0h\u00a0${minutes}\u00a0min\u00a0${seconds}\u00a0s`,
  )
}

/** `Text: not yet`, in French with the space that stands before the colon. */
export const labelled = (language: StudioLanguage, label: string, words: string): string =>
  `${label}${colonOf(language)} ${words}`

/** `24. Nov. 2026, 14:05`, in French with `14 h 05` */
export const formatMoment = (
  language: StudioLanguage,
  moment: Date | string,
  detail: Detail = 'minutes',
): string => written(language, new Date(moment), timeZone, detail)

/** A time on the clock of a market, such as `2026-11-24T14:05`, as it stands there. */
export const formatPlanned = (language: StudioLanguage, clock: string): string =>
  written(language, new Date(`${clock}Z`), 'UTC')
