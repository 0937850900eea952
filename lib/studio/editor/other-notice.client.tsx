'use client'

import { useState } from 'react'
import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, Dialog, errorKey } from '@/lib/studio/ui'
import { showToast, useUiText } from '@/lib/studio/ui/client'
import { DifferenceList } from './dialogs/difference-list.client'
import { countDifferences, type Difference } from './model'
import type { OtherChange } from './saving'
import { useEditor } from './state/context'
import type { JoinedChanges } from './state/joined'
import { type Overruled, withMine } from './state/overruled'
import { takeNewer } from './state/take-newer'
import { useClipboard } from './state/use-clipboard'
import type { Saving } from './state/use-saving'
import { type EditorText, useText } from './texts'

type Props = {
  saving: Saving
  changes: readonly OtherChange[]
  joined: JoinedChanges | undefined
  /** What of the person's own words somebody else replaced in the draft that the screen does not show. */
  overruled: { by: string | undefined; fields: readonly Overruled[] } | undefined
  /** The screen shows an older draft than the one that is saved. */
  isOutdated: boolean
  onRead: () => void
  onHistory: () => void
}

/** `1 Block entfernt, 2 geändert` */
function joinedWords({ differences }: JoinedChanges, t: EditorText): string {
  const kinds = Object.entries(countDifferences(differences)).filter(([, count]) => count > 0)
  return kinds.map(([kind, count]) => t(`joined.${kind as Difference['kind']}`, { count })).join(', ')
}

/** Tells what somebody else has done with the page. The person's own work stays as it is. */
export function OtherNotice({ saving, changes, joined, overruled, isOutdated, onRead, onHistory }: Props) {
  const language = useLanguage()
  const t = useText()
  const ui = useUiText()
  const { commands, store, story, personName } = useEditor()
  const [isBusy, setBusy] = useState(false)
  const clipboard = useClipboard()
  const [showsJoined, setShowsJoined] = useState(false)
  /** Whoever has the page open twice did it in the other window. */
  const isOwn = (by: string | undefined) => by === personName
  const joinedBy = ({ by }: JoinedChanges) => (isOwn(by) ? t('ownWindow') : (by ?? t('someone')))
  const isDeleted = changes.some(({ kind }) => kind === 'deleted')
  const words = changes.map((change) => {
    const by = isOwn(change.by) ? t('others.ownWindow') : (change.by ?? t('others.someone'))
    const at = change.at === undefined ? '' : formatMoment(language, change.at)
    if (change.kind === 'deleted')
      return [t(at ? 'others.deletedBy' : 'others.deleted', { by, at }), t('others.deletedMeans')].join(' ')
    if (change.kind === 'renamed') return t('others.renamed', { by, at, name: change.name })
    if (change.kind === 'moved') return t('others.moved', { by, at, address: change.address })
    if (change.kind === 'planEnded') return t(at ? 'others.planEndedBy' : 'others.planEnded', { by, at })
    return t(`others.${change.kind}`, { by, at })
  })
  const take = async () => {
    // Which words stay is asked before anything newer is shown.
    if (saving.isPutOff) return saving.comeBack()
    setBusy(true)
    const failed = await takeNewer(saving, story.id)
    setBusy(false)
    if (failed !== undefined) showToast(ui(`errors.${errorKey(failed)}`), 'error')
  }
  const takeMine = (fields: readonly Overruled[]) => {
    store.apply(withMine(store.get().present.content, fields))
    showToast(t('others.mineIsBack'), 'success', { label: t('undo'), run: store.undo })
    onRead()
  }
  /** The screen shows the person's own words until the newer draft is taken over, and the newer ones afterwards. */
  const overruledWords = (
    key: 'others.notTaken' | 'others.overruled',
    by: string | undefined,
    fields: readonly Overruled[],
  ) =>
    fields.length === 0
      ? []
      : [
          t(key, {
            by: by ?? t('others.someone'),
            fields: [...new Set(fields.map(({ block, field }) => t('others.field', { block, field })))].join(
              ', ',
            ),
          }),
        ]
  const told = [
    ...words,
    ...(overruled ? overruledWords('others.notTaken', overruled.by, overruled.fields) : []),
    ...(isOutdated && !isDeleted && changes.length > 0 ? [t('others.outdated')] : []),
    ...(joined
      ? [
          t('joined.words', { by: joinedBy(joined), changes: joinedWords(joined, t) }),
          ...overruledWords('others.overruled', joined.by, joined.overruled),
        ]
      : []),
  ]
  return (
    <div role="status">
      {told.length > 0 && (
        <div
          className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-1.5 text-small ${
            isDeleted ? 'bg-error-ground text-error' : 'bg-info-ground text-info'
          }`}
        >
          <p>{told.join(' ')}</p>
          {isDeleted && (
            <span className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => clipboard.copy(commands.copiedAll())}>
                {t('state.copyAll')}
              </Button>
              <Button size="small" onClick={() => window.location.reload()}>
                {t('publication.reload')}
              </Button>
            </span>
          )}
          {!isDeleted && (
            <span className="flex flex-wrap gap-2">
              {joined && (
                <Button size="small" onClick={() => setShowsJoined(true)}>
                  {t('joined.show')}
                </Button>
              )}
              {joined && joined.overruled.length > 0 && (
                <Button size="small" onClick={() => takeMine(joined.overruled)}>
                  {t('others.takeMine')}
                </Button>
              )}
              {isOutdated && (
                <>
                  <Button size="small" onClick={onHistory}>
                    {t('others.differences')}
                  </Button>
                  <Button size="small" busy={isBusy} onClick={() => void take()}>
                    {t('others.takeNewer')}
                  </Button>
                </>
              )}
              <Button size="small" onClick={onRead}>
                {t('others.read')}
              </Button>
            </span>
          )}
        </div>
      )}
      {joined && (
        <Dialog
          id="joined-changes"
          title={t('joined.title', { by: joinedBy(joined) })}
          open={showsJoined}
          onClose={() => setShowsJoined(false)}
        >
          <DifferenceList differences={joined.differences} />
        </Dialog>
      )}
    </div>
  )
}
