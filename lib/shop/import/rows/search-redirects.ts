import { allMarkets } from '@/lib/platform/markets'
import { searchRedirectKey, searchTargetProblem, writeSearchRedirects } from '@/lib/shop/listing'
import { type SourceSearchRedirect, sourceSearchRedirect } from '@/schemas/shop'
import { localeProblem } from './locales'
import type { RowType } from './row-type'

const marketOf = (locale: string) => allMarkets.find(({ shopLocale }) => shopLocale === locale)

export const searchRedirectRows: RowType<SourceSearchRedirect> = {
  schema: sourceSearchRedirect.superRefine(({ locale, term, target }, context) => {
    const issue = (path: string, message: string | undefined) =>
      message && context.addIssue({ code: 'custom', path: [path], message })
    issue('locale', localeProblem(locale))
    const market = marketOf(locale)
    if (!market) return
    if (searchRedirectKey(term, market) === '') issue('term', 'has neither letters nor digits')
    issue('target', searchTargetProblem(target))
  }),
  keyOf: ({ locale, term }) => {
    const market = marketOf(locale)
    return `${locale} ${market ? searchRedirectKey(term, market) : term}`
  },
  namesOf: ({ target }) => ({ page: target }),
  write: async (tx, rows) => ({ changed: await writeSearchRedirects(tx, rows), rejected: [] }),
}
