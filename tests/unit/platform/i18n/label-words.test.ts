import { expect, it } from 'vitest'
import de from '@/lib/platform/i18n/messages/de.json'
import swiss from '@/lib/platform/i18n/messages/swiss/de.json'
import { allMarkets } from '@/lib/platform/markets/markets'
import { shownStories } from '../../../fixtures/shown-stories'

type Messages = { [key: string]: string | Messages }

const wordsOf = (messages: Messages, over: Messages = {}): string[] =>
  Object.entries(messages).flatMap(([key, value]) => {
    const own = over[key]
    if (typeof value === 'string') return [typeof own === 'string' ? own : value]
    return wordsOf(value, typeof own === 'object' ? own : {})
  })

const stories = [...shownStories('baby'), ...shownStories('bm')]
const german = allMarkets.filter(({ language }) => language === 'de')

/** What sticks on a parcel is `das Etikett`, and in Switzerland `die Etikette`. */
it.each(german)('The label of a parcel has one word in $code', ({ iso, shopLocale }) => {
  const pages = stories.filter(({ fullSlug }) => fullSlug.startsWith(`${shopLocale}/`))
  const isSwiss = iso === 'de-CH'
  const words = [...wordsOf(de, isSwiss ? swiss : {}), ...pages.map((page) => JSON.stringify(page))]
  const other = isSwiss ? /.{0,60}\b[Ee]tikett\b.{0,40}/ : /.{0,60}\b[Ee]tikette\b.{0,40}/
  expect(words.flatMap((each) => other.exec(each) ?? [])).toEqual([])
})
