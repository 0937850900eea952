'use client'

import type { StoryVersion } from '@/lib/studio/drafts'
import { FactsView } from '@/lib/studio/stories/client'
import { ConfirmDialog } from '@/lib/studio/ui'
import { withUniqueUids } from '../model'
import { useEditor } from '../state/context'
import { useText } from '../texts'
import { VersionPage } from './version-page.client'

type Props = {
  version: StoryVersion | undefined
  onClose: () => void
  onRestore: (version: StoryVersion) => void
}

/** Says what a version is and what publishing it would mean, before it becomes the draft. */
export function RestoreDialog({ version, onClose, onRestore }: Props) {
  const { story } = useEditor()
  const t = useText()
  return (
    <ConfirmDialog
      id="restore-version"
      title={t('history.restore')}
      confirmLabel={t('history.restore')}
      open={version !== undefined}
      onClose={onClose}
      onConfirm={() => version && onRestore(version)}
    >
      {version && <VersionPage content={withUniqueUids(version.content)} />}
      <p>{t('history.restoreText')}</p>
      {version && <FactsView storyId={story.id} action="publish" version={version.id} />}
    </ConfirmDialog>
  )
}
