import type { ShopLocale } from '@/lib/platform/markets'
import type { ServicePromises } from '@/schemas/shop'

/** By shop locale. */
const usualHours: Readonly<Record<ShopLocale, string>> = {
  'de-de': 'Montag bis Freitag, 8 bis 18 Uhr',
  'de-at': 'Montag bis Freitag, 8 bis 17 Uhr',
  'de-ch': 'Montag bis Freitag, 8 bis 17 Uhr',
  'fr-ch': 'du lundi au vendredi, de 8 h à 17 h',
  'fr-be': 'du lundi au vendredi, de 9 h à 17 h',
  'fr-fr': 'du lundi au vendredi, de 9 h à 18 h',
  'nl-be': 'maandag tot vrijdag, 9 tot 17 uur',
  'nl-nl': 'maandag tot en met vrijdag, 9 tot 18 uur',
}

export const usualAnswerDays = 1

export const usualService = (shopLocale: string): ServicePromises => ({
  answerDays: usualAnswerDays,
  hours: usualHours[shopLocale as ShopLocale],
  onePrice: true,
})
