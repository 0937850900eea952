import { useMemo } from 'react'
import type { StoryVersion } from '@/lib/studio/drafts'
import { Button } from '@/lib/studio/ui'
import { type Blok, differencesOf, withUniqueUids } from '../model'
import { usePresent } from '../state/context'
import { useText } from '../texts'
import { DifferenceList } from './difference-list.client'

type VersionProps = {
  /** What the page is called now. */
  shownName: string
  version: StoryVersion
  /** Its time in words. */
  moment: string
  /** What it is compared with: the draft as it is now, or another version; unset for the first of all. */
  reference: Blok | undefined
  isReference: boolean
  /** It is the draft as it was saved last. */
  isDraft: boolean
  marks: readonly string[]
  onRestore: () => void
  onLook: () => void
}

/** A version of the history: who made it when, what it changed, and how it comes back. */
export function Version({
  shownName,
  version,
  moment,
  reference,
  isReference,
  isDraft,
  marks,
  onRestore,
  onLook,
}: VersionProps) {
  const t = useText()
  const { content } = usePresent()
  const own = useMemo(() => withUniqueUids(version.content), [version])
  const differences = useMemo(() => (reference ? differencesOf(reference, own) : []), [reference, own])
  const isPresent = useMemo(() => differencesOf(content, own).length === 0, [content, own])
  const count = differences.length
  return (
    <>
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {moment}
        {marks.map((mark) => (
          <span key={mark} className="rounded-full bg-info-ground px-2 py-0.5 text-info text-small">
            {mark}
          </span>
        ))}
      </span>
      <span className="text-quiet text-small">
        {t('history.by', { event: t(`history.${version.event}`), by: version.by ?? t('history.program') })}
        {version.name !== shownName && ` · ${t('history.named', { name: version.name })}`}
        {isReference && ` · ${t('history.compared')}`}
      </span>
      {count === 0 && !isReference && (
        <span className="text-quiet text-small">{t(reference ? 'history.same' : 'history.oldest')}</span>
      )}
      {count > 0 && (
        <details>
          <summary className="cursor-pointer py-1 text-small">{t('history.changes', { count })}</summary>
          <DifferenceList differences={differences} />
        </details>
      )}
      <div className="flex flex-wrap gap-1">
        <Button size="small" about={moment} onClick={onLook}>
          {t('history.lookAt')}
        </Button>
        {isPresent || isDraft ? (
          <span className="self-center text-quiet text-small">
            {t(isPresent ? 'history.isHere' : 'history.isDraft')}
          </span>
        ) : (
          <Button size="small" about={moment} onClick={onRestore}>
            {t('history.restore')}
          </Button>
        )}
      </div>
    </>
  )
}
