'use client'

import { useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { StoryRow } from '@/lib/studio/stories'
import { MoveDialog, storiesText } from '@/lib/studio/stories/client'
import { Button, errorKey } from '@/lib/studio/ui'
import { reloadSaying, showToast, useUiText } from '@/lib/studio/ui/client'
import { useEditor } from './state/context'
import { useText } from './texts'

/** Says that nobody can reach the page where it lies, and moves it. */
export function OutsideNotice() {
  const { story } = useEditor()
  const language = useLanguage()
  const t = useText()
  const ui = useUiText()
  const [row, setRow] = useState<StoryRow>()
  const ask = async () => {
    const answer = await askStudio<StoryRow>(`stories/${story.id}/`)
    if (answer.ok) setRow(answer.data)
    else showToast(ui(`errors.${errorKey(answer.status)}`), 'error')
  }
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-warning-ground px-3 py-1.5 text-small text-warning"
    >
      <p>{t('outside')}</p>
      <Button size="small" onClick={() => void ask()}>
        {t('moveIt')}
      </Button>
      {row && (
        <MoveDialog
          row={row}
          onClose={() => setRow(undefined)}
          onDone={(_, said) =>
            reloadSaying(`${storiesText(language)('done.move', { name: row.name })} ${said}`.trim())
          }
        />
      )}
    </div>
  )
}
