import type { Text } from '@/lib/platform/i18n'
import { unlinked } from '@/lib/platform/text'

const longestName = 80

/** So much is a name; what is longer may be a sentence. */
const mostOfName = { signs: 40, words: 4 }

/** `Anna Maria`, `d’Arc`, `Dr.`: a word of letters, which no number and no address is. */
const wordOfName = /^\p{L}[\p{L}\p{M}'’-]*\.?$/u

export const wholeName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

/**
 * A name that was typed, if it reads as one. Strangers could say something to any address in the name of the shop with
 * what does not: nobody is greeted by that.
 */
export function typedName(person: { firstName: string; lastName: string }): string | undefined {
  const name = wholeName(person)
  const words = name.split(' ')
  const isName =
    name.length <= mostOfName.signs &&
    words.length <= mostOfName.words &&
    words.every((word) => wordOfName.test(word))
  return isName ? name : undefined
}

/** How each mail begins: by first and last name where they are known, in whose words nothing becomes a link. */
export const greeting = (t: Text, name: string | undefined): string =>
  name ? t('orderMails.greeting', { name: unlinked(name, longestName) }) : t('customerMails.greeting')
