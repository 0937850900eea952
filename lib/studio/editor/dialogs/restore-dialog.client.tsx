'use client'

import { useState } from 'react'
import type { StoryVersion } from '@/lib/studio/drafts'
import { FactsView } from '@/lib/studio/stories/client'
import { ConfirmDialog } from '@/lib/studio/ui'
import { differencesOf, withUniqueUids } from '../model'
import { useEditor, usePresent } from '../state/context'
import { useText } from '../texts'
import { DifferenceList } from './difference-list.client'
import { VersionPage } from './version-page.client'

type Props = {
  version: StoryVersion | undefined
  onClose: () => void
  onRestore: (version: StoryVersion) => void
}

/** Says what a version is, what comes and goes with it, and what publishing it would mean, before it becomes the draft. */
export function RestoreDialog({ version, onClose, onRestore }: Props) {
  const { story } = useEditor()
  const { content } = usePresent()
  const t = useText()
  /** The version whose facts can be read; nothing is restored before. */
  const [read, setRead] = useState<number>()
  const differences = version ? differencesOf(content, withUniqueUids(version.content)) : []
  return (
    <ConfirmDialog
      id="restore-version"
      title={t('history.restore')}
      confirmLabel={t('history.restore')}
      busy={read !== version?.id}
      open={version !== undefined}
      onClose={onClose}
      onConfirm={() => version && onRestore(version)}
    >
      {version && <VersionPage content={withUniqueUids(version.content)} />}
      {version && (
        <div className="grid gap-2">
          <p>{t('history.restoreChanges', { count: differences.length })}</p>
          <div className="max-h-80 overflow-y-auto">
            <DifferenceList differences={differences} />
          </div>
        </div>
      )}
      <p>{t('history.restoreText')}</p>
      {version && (
        <FactsView
          storyId={story.id}
          action="publish"
          version={version.id}
          onRead={() => setRead(version.id)}
        />
      )}
    </ConfirmDialog>
  )
}
