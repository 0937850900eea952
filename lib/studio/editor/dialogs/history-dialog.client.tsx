'use client'

import { useEffect, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import type { StoryVersion } from '@/lib/studio/drafts'
import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, Dialog } from '@/lib/studio/ui'
import { showToast } from '@/lib/studio/ui/client'
import { withUniqueUids } from '../model'
import { useEditor, usePresent } from '../state/context'
import { useText } from '../texts'
import { differencesOf } from './differences'

/** The versions of a story, each of which can come back as the draft. */
export function HistoryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog id="history" title={t('history.title')} position="right" open={open} onClose={onClose}>
      <Versions onClose={onClose} />
    </Dialog>
  )
}

function Versions({ onClose }: { onClose: () => void }) {
  const { story, store } = useEditor()
  const { content } = usePresent()
  const language = useLanguage()
  const t = useText()
  const [versions, setVersions] = useState<StoryVersion[] | 'failed'>()
  useEffect(() => {
    const controller = new AbortController()
    askStudio<{ versions: StoryVersion[] }>(`drafts/${story.id}/versions/`, { signal: controller.signal })
      .then((answer) => setVersions(answer.ok ? answer.data.versions : 'failed'))
      .catch(() => {})
    return () => controller.abort()
  }, [story.id])

  if (versions === undefined) return <p className="text-quiet">{t('loading')}</p>
  if (versions === 'failed') return <p role="alert">{t('searchFailed')}</p>
  if (versions.length === 0) return <p className="text-quiet">{t('history.none')}</p>
  const restore = (version: StoryVersion) => {
    store.apply(withUniqueUids(version.content))
    showToast(t('history.restored'), 'success')
    onClose()
  }
  return (
    <ol className="grid gap-1 pb-4">
      {versions.map((version) => {
        const count = differencesOf(content, withUniqueUids(version.content))
        return (
          <li key={version.id} className="grid gap-1 rounded-field border border-line p-2.5">
            <span className="font-medium">{formatMoment(language, version.at)}</span>
            <span className="text-quiet text-small">
              {t('history.by', {
                event: t(`history.${version.event}`),
                by: version.by ?? t('history.program'),
              })}
              {' · '}
              {t('history.changes', { count })}
            </span>
            {count > 0 && (
              <Button size="small" className="justify-self-start" onClick={() => restore(version)}>
                {t('history.restore')}
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
