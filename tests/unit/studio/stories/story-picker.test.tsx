import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StoryPicker } from '@/lib/studio/stories/dialogs/story-picker.client'
import type { StoryRow } from '@/lib/studio/stories/story-row'

const shownOf = (count: number) => {
  const rows = Array.from({ length: count }, (_, id) => ({
    ...{ id, name: `Seite ${id}`, address: `/de/${id}/`, fullSlug: `de-de/${id}` },
  })) as StoryRow[]
  return renderToStaticMarkup(
    <StoryPicker
      id="page"
      label="Seite"
      hint=""
      search={{
        ...{ text: 'Seite', setText: () => undefined, found: { rows, total: count }, failed: undefined },
        ...{ busy: false, again: () => undefined },
      }}
      fits={() => true}
      near=""
      onPick={() => undefined}
    />,
  )
}

it.each([
  [6, false],
  [7, true],
  [16, true],
])('a search for a page says that there are more than it shows: %s', (count, isCut) => {
  const html = shownOf(count)
  expect(html).toContain(`${count} Seiten gefunden`)
  expect(html.match(/<li/g)).toHaveLength(6)
  expect(html.includes('Zu sehen sind die ersten 6')).toBe(isCut)
})
