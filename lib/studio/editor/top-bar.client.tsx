'use client'

import { useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import type { StoryPlan } from '@/lib/studio/schedules'
import { TranslationsButton } from '@/lib/studio/translations/client'
import { Button, ConfirmDialog, IconButton } from '@/lib/studio/ui'
import { showToast, useShortcuts } from '@/lib/studio/ui/client'
import { ScheduleDialog } from './dialogs/schedule-dialog.client'
import { type PreviewWidth, WidthSwitch } from './frame/preview.client'
import { Icon } from './icon'
import { SaveSign } from './save-sign.client'
import { useEditor } from './state/context'
import type { Saving } from './state/use-saving'
import { useText } from './texts'

export type Publication = { isPublished: boolean; hasChanges: boolean }

type TopBarProps = {
  saving: Saving
  publication: Publication
  onPublication: (publication: Publication) => void
  mayPublish: boolean
  /** What is planned for the story as it was opened. */
  plan: StoryPlan
  width: PreviewWidth
  onWidth: (width: PreviewWidth) => void
  history: { canUndo: boolean; canRedo: boolean }
  onHistory: () => void
}

const tones = {
  published: 'bg-success-ground text-success',
  changed: 'bg-warning-ground text-warning',
  draft: 'bg-hover text-quiet',
} as const

/** The name and the state of the page, undo, the width of the preview, and publishing. */
export function TopBar(props: TopBarProps) {
  const {
    saving,
    publication,
    onPublication,
    mayPublish,
    plan: first,
    width,
    onWidth,
    history,
    onHistory,
  } = props
  const { story, store, findings } = useEditor()
  const t = useText()
  const [asks, setAsks] = useState<'publish' | 'unpublish'>()
  const [busy, setBusy] = useState(false)
  const [plan, setPlan] = useState(first)
  const [plans, setPlans] = useState(false)
  const isPlanned = plan.publishAt !== '' || plan.unpublishAt !== ''
  const state = !publication.isPublished ? 'draft' : publication.hasChanges ? 'changed' : 'published'
  const faulty = [...findings.values()].filter((own) => own.some(({ isIdle }) => !isIdle)).length

  async function publish(published: boolean) {
    setAsks(undefined)
    setBusy(true)
    await saving.autosave.flush()
    const answer = saving.autosave.isSaved()
      ? await askStudio(`stories/${story.id}/${published ? 'publish' : 'unpublish'}/`, { method: 'POST' })
      : undefined
    setBusy(false)
    if (!answer?.ok) return void showToast(t('publication.failed'), 'error')
    onPublication({ isPublished: published, hasChanges: !published })
    showToast(t(published ? 'publication.done' : 'publication.undone'), 'success')
  }

  const askToPublish = () => {
    if (busy) return
    if (faulty > 0) setAsks('publish')
    else void publish(true)
  }
  useShortcuts(
    mayPublish
      ? [
          {
            keys: 'mod+enter',
            label: t('shortcuts.publish'),
            group: 'editor',
            run: askToPublish,
            inFields: true,
          },
        ]
      : [],
  )

  return (
    <header className="flex min-h-13 flex-wrap items-center justify-end gap-x-3 gap-y-1 border-line border-b bg-card px-3 py-1.5">
      <a
        href="/studio/"
        title={t('back')}
        aria-label={t('back')}
        className="grid size-7 place-items-center rounded-field text-quiet hover:bg-hover"
      >
        <Icon name="back" />
      </a>
      <div className="min-w-44 flex-1">
        <h1 className="flex items-center gap-2 font-display text-h3">
          <span className="truncate">{story.name}</span>
          <span
            title={t(`publication.${state}`)}
            className={`shrink-0 rounded-full px-2 py-0.5 font-sans font-semibold text-small ${tones[state]}`}
          >
            {t(state === 'changed' ? 'publication.changedShort' : `publication.${state}`)}
          </span>
        </h1>
        <p className="truncate text-quiet text-small">/{story.fullSlug}</p>
      </div>
      <SaveSign saving={saving} />
      <div className="flex gap-0.5">
        <IconButton
          label={t('undo')}
          disabled={!history.canUndo}
          icon={<Icon name="undo" />}
          onClick={store.undo}
        />
        <IconButton
          label={t('redo')}
          disabled={!history.canRedo}
          icon={<Icon name="redo" />}
          onClick={store.redo}
        />
        <TranslationsButton storyId={story.id} />
        <IconButton label={t('history.title')} icon={<Icon name="history" />} onClick={onHistory} />
        <a
          href={`/studio/campaigns/${story.id}/`}
          title={t('campaigns')}
          aria-label={t('campaigns')}
          className="grid size-7 place-items-center rounded-field text-ink hover:bg-hover"
        >
          <Icon name="calendar" />
        </a>
      </div>
      <WidthSwitch width={width} onChange={onWidth} />
      {mayPublish && (
        <div className="flex gap-2">
          <Button variant="quiet" onClick={() => setPlans(true)}>
            {t(isPlanned ? 'schedule.planned' : 'schedule.open')}
          </Button>
          {publication.isPublished && (
            <Button variant="quiet" onClick={() => setAsks('unpublish')}>
              {t('publication.unpublish')}
            </Button>
          )}
          <Button variant="primary" busy={busy} onClick={askToPublish}>
            {busy ? t('publication.publishing') : t('publication.publish')}
          </Button>
        </div>
      )}
      {plans && <ScheduleDialog plan={plan} onPlan={setPlan} onClose={() => setPlans(false)} />}
      <ConfirmDialog
        id="confirm-publication"
        title={asks === 'unpublish' ? t('publication.unpublish') : t('publication.publish')}
        confirmLabel={asks === 'unpublish' ? t('publication.unpublish') : t('publication.publish')}
        danger={asks === 'unpublish'}
        open={asks !== undefined}
        onClose={() => setAsks(undefined)}
        onConfirm={() => void publish(asks === 'publish')}
      >
        <p>
          {asks === 'unpublish'
            ? t('publication.confirmUnpublish')
            : t('publication.faulty', { count: faulty })}
        </p>
      </ConfirmDialog>
    </header>
  )
}
