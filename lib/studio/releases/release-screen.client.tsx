'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { tellShown } from '@/lib/studio/stories/client'
import { Button, ConfirmDialog, LinkButton, Screen } from '@/lib/studio/ui'
import { showToast, useRead, useSubmit, useWhoPublishes } from '@/lib/studio/ui/client'
import { DepartedPages } from './departed-pages'
import { emptyWords } from './empty-words'
import type { ReleaseFacts } from './facts'
import { FindStories } from './find-stories.client'
import { HoldNotice } from './hold-notice'
import { releasesText } from './messages'
import { PublishDialog } from './publish-dialog.client'
import type { DepartedPage, ReleasedStory, ReleaseRow } from './read'
import { ReleaseFaults } from './release-faults.client'
import { ReleaseForm } from './release-form.client'
import { ReleaseState } from './release-state'
import { ReleasedStories } from './released-stories.client'
import { storyProblem } from './story-problem'
import { takenBack } from './taken-back'
import type { UndonePage } from './undo'
import { UndoDialog } from './undo-dialog.client'
import { useRelease } from './use-release'

type Props = {
  release: ReleaseRow
  stories: readonly ReleasedStory[]
  departed: readonly DepartedPage[]
  mayPublish: boolean
  /** May go on with it while it is on hold. */
  mayLift: boolean
}

/** A release: its name, its time and its stories, until it is published. */
export function ReleaseScreen({ release, stories, departed, mayPublish, mayLift }: Props) {
  const language = useLanguage()
  const t = releasesText(language)
  const { ask: who } = useWhoPublishes()
  const router = useRouter()
  const { busy, errors, send } = useSubmit()
  const [asks, setAsks] = useState<'publish' | 'delete' | 'takeOver' | 'undo'>()
  const [isChanged, setChanged] = useState(false)
  const onChanged = () => setChanged(true)
  const path = `releases/${release.id}/`
  const isOpen = release.releasedAt === undefined && mayPublish
  const noStories = emptyWords(release, departed.length)

  /** `undo`: what takes the change back. */
  const change = async (body: object, said?: string, undo?: object) => {
    if (!(await send(path, { method: 'PATCH', body }, { onChanged }))) return
    const back = undo && { label: t('undo'), run: () => void change(undo, t('undone')) }
    if (said) showToast(said, 'success', back)
    router.refresh()
  }
  const take = ({ id, mark }: { id: number; mark: string }, said?: string) =>
    change({ take: [{ id, mark }] }, said)
  const publish = async () => {
    setAsks(undefined)
    const versions = stories.flatMap(({ version }) =>
      version ? [{ id: version.id, mark: version.mark }] : [],
    )
    if (!(await send(`${path}publish/`, { method: 'POST', body: { versions } }, { onChanged }))) return
    showToast(t('published'), 'success')
    void tellShown(ids, language)
    router.refresh()
  }
  const undo = async (pages: readonly UndonePage[]) => {
    setAsks(undefined)
    const body = { pages: pages.map(({ id, mark }) => ({ id, mark })) }
    if (!(await send(`${path}undoing/`, { method: 'POST', body }, { onChanged }))) return
    showToast(t('undoing.done'), 'success')
    void tellShown(
      pages.flatMap(({ id, becomes }) => (becomes === 'former' ? [id] : [])),
      language,
    )
    router.refresh()
  }
  const takeOver = () => {
    setAsks(undefined)
    return change({ takeOver: true }, t('takenOver'))
  }
  const remove = async () => {
    setAsks(undefined)
    if (!(await send(path, { method: 'DELETE' }))) return
    showToast(t('deleted'), 'success')
    router.push('/studio/releases/')
  }
  const ids = stories.map(({ id }) => id)
  // Each version that the release holds has its number: another one is looked at anew.
  const held = stories.map(({ version }) => version?.id ?? 0).join()
  const { data: facts, failed: factsFailed } = useRead<ReleaseFacts>(
    `releases/${release.id}/publication/?held=${held}`,
  )
  useRelease(release, router.refresh)

  return (
    <Screen
      title={release.name}
      actions={
        <>
          <LinkButton href="/studio/releases/">{t('back')}</LinkButton>
          {mayPublish && (
            <Button variant="danger" onClick={() => setAsks('delete')}>
              {t('delete')}
            </Button>
          )}
          {release.releasedAt !== undefined && !release.undone && stories.length > 0 && mayPublish && (
            <Button busy={busy} onClick={() => setAsks('undo')}>
              {t('undoing.open')}
            </Button>
          )}
          {isOpen && (
            <Button
              variant="primary"
              busy={busy}
              onClick={() => (stories.length === 0 ? void publish() : setAsks('publish'))}
            >
              {t('publish')}
            </Button>
          )}
        </>
      }
    >
      <p>
        <ReleaseState release={release} />
      </p>
      {!mayPublish && !release.releasedAt && (
        <p className="rounded-card bg-info-ground p-4 text-info">{t('lookOnly', { who })}</p>
      )}
      {(errors.stories || errors.hold) && (
        <p role="alert" className="text-error">
          {t(errors.stories ? `errors.${storyProblem(errors.stories)}` : 'errors.notYours')}
        </p>
      )}
      {release.onHold && (
        <HoldNotice
          release={release}
          busy={busy}
          onTakeOver={
            mayPublish && mayLift ? () => (release.isDue ? setAsks('takeOver') : void takeOver()) : undefined
          }
        />
      )}
      {isOpen && (
        <ReleaseForm
          release={release}
          busy={busy}
          errors={errors}
          onSave={(body) => void change(body, t('saved'))}
        />
      )}
      {isOpen && (
        <FindStories
          known={ids}
          onAdd={(rows) =>
            void change(
              { take: rows.map(({ id, mark }) => ({ id, mark })) },
              t('added', { count: rows.length, all: ids.length + rows.length }),
              { drop: rows.map(({ id }) => id) },
            )
          }
        />
      )}
      <section aria-labelledby="release-stories" className="grid gap-3">
        <h2 id="release-stories" className="font-display text-h2">
          {stories.length === 0 ? t('stories') : t('storiesCounted', { count: stories.length })}
        </h2>
        {stories.length > 0 && !release.releasedAt && (
          <ReleaseFaults facts={facts} hasFailed={factsFailed !== undefined} />
        )}
        <DepartedPages
          pages={departed}
          isReleased={release.releasedAt !== undefined}
          hasOthers={stories.length > 0}
          onRemove={isOpen ? ({ id }) => void change({ drop: [id] }, t('removed', { count: 1 })) : undefined}
        />
        {stories.length === 0 ? (
          <p className="rounded-card border border-line bg-card p-5 text-quiet">{t(noStories)}</p>
        ) : (
          <ReleasedStories
            stories={stories}
            isReleased={release.releasedAt !== undefined}
            isOpen={isOpen}
            facts={facts}
            onTake={(story) => void take(story, t('taken'))}
            onRemove={(leaving) =>
              void change(
                { drop: leaving.map(({ id }) => id) },
                t('removed', { count: leaving.length }),
                takenBack(leaving),
              )
            }
          />
        )}
      </section>
      <ConfirmDialog
        id="confirm-release"
        title={t('deleteTitle')}
        confirmLabel={t('delete')}
        danger
        open={asks === 'delete'}
        onClose={() => setAsks(undefined)}
        onConfirm={() => void remove()}
      >
        <p>{t('deleteText')}</p>
      </ConfirmDialog>
      {(asks === 'publish' || asks === 'takeOver') && (
        <PublishDialog
          releaseId={release.id}
          count={stories.length}
          onClose={() => setAsks(undefined)}
          onPublish={() => void (asks === 'publish' ? publish() : takeOver())}
        />
      )}
      {asks === 'undo' && (
        <UndoDialog
          releaseId={release.id}
          onClose={() => setAsks(undefined)}
          onUndo={(pages) => void undo(pages)}
        />
      )}
      <ConfirmDialog
        id="release-changed"
        title={t('changedTitle')}
        confirmLabel={t('reload')}
        open={isChanged}
        onClose={() => setChanged(false)}
        onConfirm={() => window.location.reload()}
      >
        <p>{t('changedText')}</p>
      </ConfirmDialog>
    </Screen>
  )
}
