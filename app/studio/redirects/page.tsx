import type { Metadata } from 'next'
import { pagesPublishedAt } from '@/lib/content/embedded'
import { listRedirects } from '@/lib/content/redirects'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { marketsOf } from '@/lib/platform/markets'
import { requirePerson } from '@/lib/studio/account'
import { RedirectsScreen, redirectsText } from '@/lib/studio/redirects'
import { marketName } from '@/lib/studio/stories'
import { Shell } from '@/lib/studio/ui'

export const instant = false

const path = '/studio/redirects/'
const limit = 50

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await requirePerson('administer', path)
  return { title: redirectsText(language)('title') }
}

const textOf = (value: string | string[] | undefined) =>
  typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, 200) : ''

const offsetOf = (text: string) => (/^\d{1,7}$/.test(text) ? Number(text) : 0)

export default async function RedirectsPage({ searchParams }: PageProps<'/studio/redirects'>) {
  const person = await requirePerson('administer', path)
  const asked = await searchParams
  const search = textOf(asked.search)
  const offset = offsetOf(textOf(asked.offset))
  const locales = marketsOf(config().brand).map(({ shopLocale }) => shopLocale)
  const isOfOthers = textOf(asked.markets) === 'others'
  const { redirects, total } = await listRedirects(database(), {
    ...{ search, limit, offset },
    ...(isOfOthers ? { otherThan: locales } : { locales }),
  })
  const others = isOfOthers
    ? undefined
    : (await listRedirects(database(), { search, limit: 1, offset: 0, otherThan: locales })).total
  const pages = await pagesPublishedAt(database(), redirects)
  const marketNames = Object.fromEntries(
    locales.map((locale) => [locale, marketName(locale, person.language) ?? locale]),
  )
  const partAt = (at: number, markets = isOfOthers ? 'others' : '') =>
    `${path}?${new URLSearchParams({ search, offset: String(at), ...(markets && { markets }) })}`
  return (
    <Shell person={person} area="redirects">
      <RedirectsScreen
        redirects={redirects.map((row) => {
          const page = pages.get(`${row.locale} ${row.path}`)
          return { ...row, ...(page && { page }) }
        })}
        total={total}
        search={search}
        locales={locales}
        marketNames={marketNames}
        others={isOfOthers ? { back: path } : { count: others ?? 0, address: partAt(0, 'others') }}
        before={offset > 0 ? partAt(Math.max(0, offset - limit)) : undefined}
        after={offset + limit < total ? partAt(offset + limit) : undefined}
      />
    </Shell>
  )
}
