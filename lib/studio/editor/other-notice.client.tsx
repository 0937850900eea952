'use client'

import { Button } from '@/lib/studio/ui'
import type { OtherChange } from './saving'
import { useText } from './texts'

type Props = { changes: readonly OtherChange[]; onRead: () => void }

/** Tells what somebody else has just done with the page. The person's own work stays as it is. */
export function OtherNotice({ changes, onRead }: Props) {
  const t = useText()
  const isDeleted = changes.some(({ kind }) => kind === 'deleted')
  const words = changes.map((change) =>
    change.kind === 'renamed'
      ? t('others.renamed', { name: change.name, address: change.address })
      : t(`others.${change.kind}`),
  )
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
            <Button size="small" onClick={onRead}>
              {t('others.read')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
