import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import {
  FactsView,
  LeadField,
  type PublicationFacts,
  publishStep,
  storiesText,
  useLead,
} from '@/lib/studio/stories/client'
import { Button, ConfirmDialog } from '@/lib/studio/ui'
import { blockAddress, stageAddress } from '@/lib/studio/ui/client'
import { isNarrow } from '../panes/is-narrow'
import { useEditor, usePresent } from '../state/context'
import type { Saving } from '../state/use-saving'
import { useText } from '../texts'
import { VersionPage } from './version-page.client'

/** What is asked before it is done; `again`: nothing is new. */
export type Question = 'publish' | 'unpublish' | 'again'

type Props = {
  asks: Question
  saving: Pick<Saving, 'autosave'>
  isPublished: boolean
  onClose: () => void
  /** `leadTo`: the page to which visitors of one that is taken off come. */
  onConfirm: (leadTo?: number) => void
  onHistory: () => void
  /** The draft is not the one that the person has before them. */
  onChanged: () => void
}

/** Says what publishing the page or taking it off means; on a phone with the page as it will be. */
export function PublicationDialog(props: Props) {
  const { asks, saving, isPublished, onClose, onConfirm, onHistory, onChanged } = props
  const { story } = useEditor()
  const { content } = usePresent()
  const t = useText()
  const [isShown] = useState(() => asks === 'publish' && isNarrow())
  // Nothing is done before what it means can be read.
  const [facts, setFacts] = useState<PublicationFacts>()
  const lead = useLead()
  const language = useLanguage()
  const title = asks === 'again' ? 'againTitle' : asks
  const step = asks === 'publish' && facts ? publishStep(facts) : undefined
  return (
    <ConfirmDialog
      id="confirm-publication"
      title={t(`publication.${title}`)}
      confirmLabel={step ? storiesText(language)(`publishStep.${step}`) : t(`publication.${asks}`)}
      danger={asks === 'unpublish'}
      busy={asks !== 'again' && !facts}
      open
      onClose={onClose}
      onConfirm={() => {
        if (!lead.check()) return
        onClose()
        if (step === 'toNote') window.location.assign(blockAddress(story.id, { uid: facts?.note ?? '' }))
        else if (step === 'toStage') window.location.assign(stageAddress(story.id))
        else onConfirm(lead.target?.id)
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {asks === 'publish' && isPublished && (
          <Button size="small" className="justify-self-start" onClick={onHistory}>
            {t('publication.seeChanges')}
          </Button>
        )}
        {asks === 'unpublish' && facts?.isVisited && (
          <LeadField leaving={[story.id]} near={story.fullSlug} lead={lead} />
        )}
        {asks === 'again' ? (
          <p>{t('publication.againText')}</p>
        ) : (
          <FactsView
            storyId={story.id}
            action={asks}
            onRead={(read) => {
              if (asks === 'publish' && read.draft?.version !== saving.autosave.base().version) onChanged()
              else setFacts(read)
            }}
          />
        )}
        {isShown && (
          <div className="grid gap-2">
            <p className="font-semibold">{t('publication.asItWillBe')}</p>
            <VersionPage content={content} />
          </div>
        )}
      </div>
    </ConfirmDialog>
  )
}
