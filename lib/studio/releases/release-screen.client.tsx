'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { formatPlanned, nextClock, timeZone } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { tellShown } from '@/lib/studio/stories/client'
import { Button, ConfirmDialog, LinkButton, Screen, TextField } from '@/lib/studio/ui'
import {
  ClockField,
  showToast,
  useRead,
  useSubmit,
  useUnsaved,
  useWhoPublishes,
} from '@/lib/studio/ui/client'
import type { ReleaseFacts } from './facts'
import { FindStories } from './find-stories.client'
import { holdWords } from './hold-words'
import { releasesText } from './messages'
import { PublishDialog } from './publish-dialog.client'
import type { ReleasedStory, ReleaseRow } from './read'
import { ReleaseFaults } from './release-faults.client'
import { ReleaseState } from './release-state'
import { ReleasedStories } from './released-stories.client'
import { storyProblem } from './story-problem'
import { takenBack } from './taken-back'
import { useRelease } from './use-release'

type Props = {
  release: ReleaseRow
  stories: readonly ReleasedStory[]
  mayPublish: boolean
  /** May go on with it while it is on hold. */
  mayLift: boolean
}

/** A release: its name, its time and its stories, until it is published. */
export function ReleaseScreen({ release, stories, mayPublish, mayLift }: Props) {
  const language = useLanguage()
  const t = releasesText(language)
  const { ask: who } = useWhoPublishes()
  const router = useRouter()
  const { busy, errors, send } = useSubmit()
  const [name, setName] = useState(release.name)
  const [clock, setClock] = useState(release.clock)
  const [asks, setAsks] = useState<'publish' | 'delete' | 'takeOver'>()
  const [isChanged, setChanged] = useState(false)
  const onChanged = () => setChanged(true)
  const path = `releases/${release.id}/`
  const isOpen = release.releasedAt === undefined && mayPublish

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
  const timeError = () =>
    t(errors.releaseAt === 'past' ? 'errors.past' : 'errors.notATime', {
      next: formatPlanned(language, nextClock(timeZone)),
    })
  useRelease(release, router.refresh)
  const isUnsaved = isOpen && (name.trim() !== release.name || clock !== release.clock)
  useUnsaved(() => isUnsaved)

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
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-warning-ground p-4 text-warning"
        >
          <p className="max-w-prose">
            {holdWords(release, t)}
            {release.isDue && ` ${t('isDue')}`}
          </p>
          {mayPublish && mayLift && (
            <Button busy={busy} onClick={() => (release.isDue ? setAsks('takeOver') : void takeOver())}>
              {t('takeOver')}
            </Button>
          )}
        </div>
      )}
      {isOpen && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void change({ name, ...(clock !== release.clock && { releaseAt: clock }) }, t('saved'))
          }}
          className="grid items-start gap-4 rounded-card border border-line bg-card p-4 sm:grid-cols-[minmax(0,1fr)_16rem_auto]"
        >
          <TextField
            id="release-name"
            label={t('name')}
            value={name}
            maxLength={120}
            onChange={(event) => setName(event.target.value)}
            error={errors.name && t('errors.name')}
          />
          <ClockField
            id="release-at"
            label={t('at')}
            hint={t('atHint')}
            value={clock}
            timeZone={timeZone}
            onChange={setClock}
            error={errors.releaseAt && timeError()}
          />
          <Button type="submit" busy={busy} className="sm:mt-6">
            {t('save')}
          </Button>
          <p role="status" className="text-small text-warning empty:hidden sm:col-span-full">
            {isUnsaved && t('unsaved')}
          </p>
        </form>
      )}
      {isOpen && (
        <FindStories
          known={ids}
          onAdd={(rows) =>
            void change(
              { take: rows.map(({ id, mark }) => ({ id, mark })) },
              t('added', { count: rows.length }),
              { drop: rows.map(({ id }) => id) },
            )
          }
        />
      )}
      <section aria-labelledby="release-stories" className="grid gap-3">
        <h2 id="release-stories" className="font-display text-h2">
          {t('stories')}
        </h2>
        {stories.length > 0 && !release.releasedAt && (
          <ReleaseFaults facts={facts} hasFailed={factsFailed !== undefined} />
        )}
        {stories.length === 0 ? (
          <p className="rounded-card border border-line bg-card p-5 text-quiet">{t('noStories')}</p>
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
