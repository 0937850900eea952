import { isMet } from '@/lib/platform/text'
import type { StudioLanguage } from '@/lib/studio/i18n'
import { checkoutPlaces } from '@/schemas/blocks/triggers'
import type { ListAsked } from './pick-campaign'
import { pickersText } from './texts'
import type { PickedThing } from './types'

const plain = (text: string) => text.trim().toLowerCase()

/** The places of the checkout, in the person's words. */
export function pickCheckoutPlaces(
  language: StudioLanguage,
  { term = '', values }: ListAsked,
): PickedThing[] {
  const t = pickersText(language)
  const all = checkoutPlaces.map((value) => ({ value, name: t(`places.${value}`), detail: value }))
  if (!values) return all.filter(({ value, name }) => isMet(`${name} ${value}`, term.trim()))
  const wanted = values.map(plain)
  return all.filter(({ value }) => wanted.includes(plain(value)))
}
