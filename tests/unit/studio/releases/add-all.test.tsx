import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { AddAllDialog } from '@/lib/studio/releases/add-all-dialog.client'
import { emptyWords } from '@/lib/studio/releases/empty-words'
import { hasWords } from '@/lib/studio/releases/has-words'
import type { ReleaseRow } from '@/lib/studio/releases/read'
import type { StoryRow } from '@/lib/studio/stories'

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '' }))

const row = (id: number) => ({ id, name: `Seite ${id}`, address: `/de/seite-${id}/` }) as StoryRow
const rows = Array.from({ length: 200 }, (_, index) => row(index))
const shown = (room: number) =>
  renderToStaticMarkup(<AddAllDialog rows={rows} room={room} onClose={() => {}} onAdd={() => {}} />)

it.each([
  [200, 200],
  [150, 150],
  [0, 0],
])('of all 200 pages found, those are chosen for which a release has room: %i', (room, chosen) => {
  const html = shown(room)
  expect(html.match(/ checked=""/g)?.length ?? 0).toBe(chosen)
  expect(html).toContain(`${chosen} Seiten hinzufügen`)
  expect(html.includes('höchstens 200')).toBe(room < 200)
  expect(html).toContain('type="search"')
})

it.each([
  ['', true],
  ['SEITE', true],
  ['7 /de/', true],
  ['8', false],
])('a list of pages is searched for “%s” in names and addresses', (text, isFound) => {
  expect(hasWords(row(7), text)).toBe(isFound)
})

it.each([
  [{}, 0, 'noStories'],
  [{}, 1, 'becameEmpty'],
  [{ releaseAt: '2026-12-11T08:00:00Z' }, 1, 'becameEmptyPlanned'],
  [{ releasedAt: '2026-12-11T08:00:00Z' }, 1, 'nonePublished'],
] as const)(
  'a release without pages, %j, from which %i were deleted, says so',
  (release, departed, words) => {
    expect(emptyWords(release as ReleaseRow, departed)).toBe(words)
  },
)
