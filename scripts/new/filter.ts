import { type Language, languages } from '@/schemas'
import { addMessage, putBefore } from './insert'
import { namesOf } from './names'
import type { Plan } from './plan'

export type NewFilter = {
  /** `outer-fabric`, in camel case the parameter of the address. */
  name: string
  /** The attribute of products that it reads, as imports name it. */
  attribute: string
  /** What shoppers read above its values. */
  words: Readonly<Record<Language, string>>
}

const facetsFile = 'lib/shop/listing/facets.ts'
const messagesFile = (language: Language) => `lib/platform/i18n/messages/${language}.json`

/** A filter of listings and of the search: its row, before that of what is reduced, and its name in every language. */
export function planFilter({ name, attribute, words }: NewFilter, read: (path: string) => string): Plan {
  const { camel } = namesOf(name)
  return new Map([
    [facetsFile, putBefore(read(facetsFile), `  ${camel}: ['${attribute}'],`, /^ {2}sale: \[\],/)],
    ...languages.map((language): [string, string] => [
      messagesFile(language),
      addMessage(read(messagesFile(language)), `listing.facets.${camel}`, words[language]),
    ]),
  ])
}
