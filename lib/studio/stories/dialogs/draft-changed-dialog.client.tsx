'use client'

import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, Dialog, firstFocus } from '@/lib/studio/ui'
import { useRead, useUiText } from '@/lib/studio/ui/client'
import { Facts } from '../facts-view.client'
import { storiesText } from '../messages'
import type { PublicationFacts } from '../publication-facts'
import { publishStep } from '../publish-step'

type Props = {
  story: { id: number; name: string }
  /** What the person was about to do. */
  does: 'publish' | 'plan'
  /** Names what they have read: its content, or what was listed of it. */
  read: string
  /** What they have read cannot become public any more, whatever the history holds. */
  isGone: boolean
  busy?: boolean
  onClose: () => void
  /** Goes on with the version that they have read. */
  onRead: () => void
  /** Shows the differences first. */
  onSee: () => void
}

/**
 * Somebody has written on since a person read the page: nothing was done, and they choose between the version that they
 * have read, with what it means, and a look at the differences.
 */
export function DraftChangedDialog({ story, does, read, isGone, busy, onClose, onRead, onSee }: Props) {
  const language = useLanguage()
  const t = storiesText(language)
  const ui = useUiText()
  const path = `stories/${story.id}/publication/`
  const { data: facts, failed } = useRead<PublicationFacts>(`${path}?read=${read}`)
  const { data: newest } = useRead<PublicationFacts>(path)
  const isLost = isGone || failed !== undefined
  const isOffered = facts !== undefined && !isLost
  const step = facts && publishStep(facts)
  const footer = (
    <div className="flex w-full flex-wrap justify-end gap-2">
      <Button {...firstFocus} onClick={onClose}>
        {ui('cancel')}
      </Button>
      <Button variant={isOffered ? 'secondary' : 'primary'} onClick={onSee}>
        {t('dialogs.draftChanged.see')}
      </Button>
      {isOffered && (step === 'publish' || step === 'allTheSame') && (
        <Button variant="primary" busy={busy ?? false} onClick={() => busy || onRead()}>
          {t(`dialogs.draftChanged.${does}Read`)}
        </Button>
      )}
    </div>
  )
  return (
    <Dialog id="draft-changed" title={t('dialogs.draftChanged.title')} open onClose={onClose} footer={footer}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-2">
        <p>{t(`dialogs.draftChanged.${does}`, { name: story.name })}</p>
        {newest && (
          <p>
            {t('dialogs.draftChanged.newest', {
              at: formatMoment(language, newest.savedAt),
              by: newest.savedBy ?? t('facts.program'),
            })}
          </p>
        )}
        {!isLost && !facts && <p className="text-quiet">{ui('loading')}</p>}
        <p>{t(`dialogs.draftChanged.${isLost ? 'gone' : 'choice'}`)}</p>
        {isOffered && (
          <section className="grid gap-2 border-line border-t pt-3">
            <h3 className="font-semibold">{t('dialogs.draftChanged.readTitle')}</h3>
            <Facts storyId={story.id} facts={facts} action="publish" isVersion />
          </section>
        )}
      </div>
    </Dialog>
  )
}
