'use client'

import { useMemo, useState } from 'react'
import type { StoryHistory, StoryVersion } from '@/lib/studio/drafts'
import { formatMoment, timeZone, zoneName } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, CheckboxField, Dialog, errorKey, SelectField } from '@/lib/studio/ui'
import { LoadFailed, showToast, useUiText } from '@/lib/studio/ui/client'
import { type Blok, differencesOf, withUniqueUids } from '../model'
import { useEditor, usePresent } from '../state/context'
import { takeNewer } from '../state/take-newer'
import type { Saving } from '../state/use-saving'
import { useText } from '../texts'
import { DifferenceList } from './difference-list.client'
import { RestoreDialog } from './restore-dialog.client'
import { beforeSitting, type Sitting, sittingsOf } from './sittings'
import { useHistory } from './use-history'
import { Version } from './version.client'
import { versionMoments } from './version-moments'
import { VersionPage } from './version-page.client'

/** Each version is compared with the one before it. */
const versionBefore = 'before'

/** The versions of a story, each of which can come back as the draft. */
export function HistoryDialog({ open, ...rest }: { open: boolean } & VersionsProps) {
  const t = useText()
  return (
    <Dialog id="history" title={t('history.title')} position="right" open={open} onClose={rest.onClose}>
      <Versions {...rest} />
    </Dialog>
  )
}

type VersionsProps = { saving: Pick<Saving, 'autosave' | 'join'>; onClose: () => void }

function Versions({ saving, onClose }: VersionsProps) {
  const { autosave } = saving
  const { story, store } = useEditor()
  const { content } = usePresent()
  const language = useLanguage()
  const t = useText()
  const ui = useUiText()
  const [onlyPublished, setOnlyPublished] = useState(false)
  const { data, failed, again, versions, older, ...rest } = useHistory(story.id, onlyPublished)
  const [comparedWith, setComparedWith] = useState(versionBefore)
  const [asked, setAsked] = useState<StoryVersion>()
  const [looked, setLooked] = useState<StoryVersion>()

  if (failed !== undefined) return <LoadFailed status={failed} onRetry={again} />
  if (!data) return <p className="text-quiet">{t('loading')}</p>
  const { draft, inShop } = data
  if (versions.length === 0 && !onlyPublished) return <p className="text-quiet">{t('history.none')}</p>
  const restore = async (version: StoryVersion) => {
    setAsked(undefined)
    // What is replaced is in the history only once it was saved.
    await autosave.flush()
    autosave.mark('restored')
    store.apply(withUniqueUids(version.content))
    void autosave.flush()
    showToast(t('history.restoredNow'), 'success')
    onClose()
  }
  /** It joins what is on the screen, and what was done here can still be undone. */
  const takeTheirs = async () => {
    const status = await takeNewer(saving, story.id)
    if (status === undefined) return onClose()
    showToast(ui(`errors.${errorKey(status)}`), 'error')
  }
  const other = versions.find(({ id }) => String(id) === comparedWith)
  /** What a version is compared with: at first the one before it, which tells what it changed. */
  const referenceOf = (version: StoryVersion) => {
    if (comparedWith !== versionBefore) return other ? withUniqueUids(other.content) : content
    const before = versions[versions.indexOf(version) + 1] ?? older
    return before && withUniqueUids(before.content)
  }
  /** The last version of a sitting tells what the whole sitting changed. */
  const referenceOfSitting = (sitting: Sitting<StoryVersion>) => {
    if (comparedWith !== versionBefore) return referenceOf(sitting.last)
    const before = beforeSitting(sitting, versions, older)
    return before && withUniqueUids(before.content)
  }
  const newer = draft && draft.version !== autosave.base().version ? draft : undefined
  const saved = newer ? withUniqueUids(newer.content) : content
  const present = versions.find((each) => differencesOf(saved, withUniqueUids(each.content)).length === 0)?.id
  const moments = versionMoments(language, versions, draft)
  const nameOf = ({ id, event, by }: StoryVersion) =>
    `${moments.get(id)}, ${t('history.by', { event: t(`history.${event}`), by: by ?? t('history.program') })}`
  const shownOf = (version: StoryVersion) => ({
    version,
    shownName: story.name,
    moment: moments.get(version.id) ?? '',
    isReference: version === other,
    isDraft: version.id === present,
    marks: [
      ...(version.id === present ? [t('history.isPresent')] : []),
      ...(version.id === inShop ? [t('history.inShop')] : []),
    ],
    onRestore: () => setAsked(version),
    onLook: () => setLooked(version),
  })
  return (
    <div className="grid gap-3 pb-4">
      <p className="text-quiet text-small">{t('form.zone', { zone: zoneName(language, timeZone) })}</p>
      {newer && <NewerDraft before={autosave.base().content} draft={newer} onTake={takeTheirs} />}
      <SelectField
        id="compared-with"
        label={t('history.compare')}
        value={comparedWith}
        onChange={(event) => setComparedWith(event.target.value)}
        options={[
          { value: versionBefore, label: t('history.beforeEach') },
          { value: '', label: t('history.present') },
          ...versions.map((version) => ({ value: String(version.id), label: nameOf(version) })),
        ]}
      />
      <CheckboxField
        id="only-published"
        label={t('history.onlyPublished')}
        checked={onlyPublished}
        onChange={({ target }) => setOnlyPublished(target.checked)}
      />
      {versions.length === 0 && <p className="text-quiet">{t('history.neverPublished')}</p>}
      <ol className="grid gap-1">
        {sittingsOf(versions).map(({ last, earlier }) => (
          <li key={last.id} className="grid gap-1 rounded-field border border-line p-2.5">
            <Version {...shownOf(last)} reference={referenceOfSitting({ last, earlier })} />
            {earlier.length > 0 && (
              <details open={earlier.some((each) => each === other || each.id === present)}>
                <summary className="cursor-pointer py-1 text-small">
                  {t('history.earlier', {
                    count: earlier.length,
                    since: moments.get(earlier.at(-1)?.id ?? 0) ?? '',
                  })}
                </summary>
                <ol className="grid gap-3 border-line border-s-2 ps-3">
                  {earlier.map((each) => (
                    <li key={each.id} className="grid gap-1">
                      <Version {...shownOf(each)} reference={referenceOf(each)} />
                    </li>
                  ))}
                </ol>
              </details>
            )}
          </li>
        ))}
      </ol>
      {rest.failedMore !== undefined && (
        <LoadFailed status={rest.failedMore} onRetry={() => void rest.loadOlder()} />
      )}
      {older && rest.failedMore === undefined && (
        <Button className="justify-self-start" busy={rest.isBusy} onClick={() => void rest.loadOlder()}>
          {t('history.older')}
        </Button>
      )}
      <a href={`/studio/log/?story=${story.id}`} className="justify-self-start">
        {t('history.log')}
      </a>
      {looked && (
        <Dialog id="look-at-version" title={nameOf(looked)} open wide onClose={() => setLooked(undefined)}>
          <VersionPage content={withUniqueUids(looked.content)} />
        </Dialog>
      )}
      <RestoreDialog
        version={asked}
        onClose={() => setAsked(undefined)}
        onRestore={(version) => void restore(version)}
      />
    </div>
  )
}

type NewerDraftProps = {
  before: Blok
  draft: NonNullable<StoryHistory['draft']>
  onTake: () => Promise<void>
}

/** What somebody else has saved since the person opened the page, with which they go on. */
function NewerDraft({ before, draft, onTake }: NewerDraftProps) {
  const language = useLanguage()
  const t = useText()
  const differences = useMemo(() => differencesOf(before, withUniqueUids(draft.content)), [before, draft])
  return (
    <section className="grid gap-2 rounded-field bg-info-ground p-2.5">
      <h3 className="font-medium">
        {t('history.since', { at: formatMoment(language, draft.at), by: draft.by ?? t('history.program') })}
      </h3>
      <DifferenceList differences={differences} />
      <Button size="small" className="justify-self-start" onClick={() => void onTake()}>
        {t('others.takeNewer')}
      </Button>
    </section>
  )
}
