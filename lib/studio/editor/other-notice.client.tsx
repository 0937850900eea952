'use client'

import { Button } from '@/lib/studio/ui'
import type { OtherChange } from './saving'
import { useText } from './texts'

type Props = { changes: readonly OtherChange[]; onRead: () => void; onHistory: () => void }

/** Tells what somebody else has just done with the page. The person's own work stays as it is. */
export function OtherNotice({ changes, onRead, onHistory }: Props) {
  const t = useText()
  const isDeleted = changes.some(({ kind }) => kind === 'deleted')
  const words = changes.map((change) => {
    if (change.kind === 'deleted') return t('others.deleted')
    const by = change.by ?? t('others.someone')
    if (change.kind === 'renamed') return t('others.renamed', { by, name: change.name })
    if (change.kind === 'moved') return t('others.moved', { by, address: change.address })
    return t(`others.${change.kind}`, { by })
  })
  const isSaved = changes.some(({ kind }) => kind === 'saved')
  return (
    <div role="status">
      {words.length > 0 && (
        <div
          className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-1.5 text-small ${
            isDeleted ? 'bg-error-ground text-error' : 'bg-info-ground text-info'
          }`}
        >
          <p>{words.join(' ')}</p>
          {!isDeleted && (
            <span className="flex flex-wrap gap-2">
              {isSaved && (
                <>
                  <Button size="small" onClick={onHistory}>
                    {t('others.differences')}
                  </Button>
                  <Button size="small" onClick={() => window.location.reload()}>
                    {t('publication.reload')}
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
    </div>
  )
}
