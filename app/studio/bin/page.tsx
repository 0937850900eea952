import type { Metadata } from 'next'
import { requirePerson } from '@/lib/studio/account'
import { BinScreen, binText, readBin, rowsAtOnce } from '@/lib/studio/bin'
import { allows } from '@/lib/studio/people'
import { Shell } from '@/lib/studio/ui'

export const instant = false

const path = '/studio/bin/'

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await requirePerson('edit', path)
  return { title: binText(language)('title') }
}

const textOf = (value: string | string[] | undefined) =>
  typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, 200) : ''

const offsetOf = (text: string) => (/^\d{1,7}$/.test(text) ? Number(text) : 0)

/** The deleted pages. */
export default async function BinPage({ searchParams }: PageProps<'/studio/bin'>) {
  const person = await requirePerson('edit', path)
  const asked = await searchParams
  const search = textOf(asked.search)
  const offset = offsetOf(textOf(asked.offset))
  const { rows, total, days } = await readBin({ search, offset })
  const partAt = (at: number) => `${path}?${new URLSearchParams({ search, offset: String(at) })}`
  return (
    <Shell person={person} area="bin">
      <BinScreen
        rows={rows}
        total={total}
        days={days}
        search={search}
        mayPurge={allows(person, 'administer')}
        before={offset > 0 ? partAt(Math.max(0, offset - rowsAtOnce)) : undefined}
        after={offset + rowsAtOnce < total ? partAt(offset + rowsAtOnce) : undefined}
      />
    </Shell>
  )
}
