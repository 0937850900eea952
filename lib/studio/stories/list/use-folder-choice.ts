import { useRef } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { useLanguage } from '@/lib/studio/i18n/client'
import { errorKey } from '@/lib/studio/ui'
import { showToast, useUiText } from '@/lib/studio/ui/client'
import { storiesText } from '../messages'
import type { StoryList } from '../read'
import type { StoryRow } from '../story-row'
import { isWithin, type Selection, withAll, withoutFolder } from './selection'

/** Chooses all pages of a folder, at any depth, or none of them. */
export function useFolderChoice(change: (next: (before: Selection) => Selection) => void) {
  const t = storiesText(useLanguage())
  const ui = useUiText()
  const busy = useRef(false)
  return async (folder: StoryRow, isChosen: boolean) => {
    if (!isChosen) return change((before) => withoutFolder(before, folder))
    if (busy.current) return
    busy.current = true
    const asked = new URLSearchParams({ folder: folder.fullSlug, all: '1' })
    const answer = await askStudio<StoryList>(`stories/?${asked}`)
    busy.current = false
    if (!answer.ok) return showToast(ui(`errors.${errorKey(answer.status)}`), 'error')
    const pages = answer.data.rows.filter((row) => isWithin(row, folder))
    change((before) => withAll(before, pages))
    if (pages.length === 0) showToast(t('tree.empty'), 'warning')
    else if (answer.data.total > pages.length)
      showToast(t('bulk.folderFirst', { count: pages.length, total: answer.data.total }), 'warning')
  }
}
