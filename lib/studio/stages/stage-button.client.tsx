'use client'

import { useEffect, useRef, useState } from 'react'
import { stageName } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, ColourDot } from '@/lib/studio/ui'
import { stageHash, useRead } from '@/lib/studio/ui/client'
import { givenTo } from './given-to'
import { stagesText } from './messages'
import type { StageChoice } from './read'
import { StageDialog } from './stage-dialog.client'

type Props = {
  storyId: number
  /** Saves what is not saved yet, and names the draft on the screen; undefined where it could not be saved. */
  settle: () => Promise<object | undefined>
  /** Changes with each save and publish, after which the stage may be another one. */
  revision: string
}

/** The stage of the page that is open, with a dialog that brings it to another one; nothing where it follows none. */
export function StageButton({ storyId, settle, revision }: Props) {
  const language = useLanguage()
  const t = stagesText(language)
  const { data, again } = useRead<StageChoice>(`stories/${storyId}/stage/`)
  const [isOpen, setOpen] = useState(false)
  /** With the stages and people as they are by now. */
  const show = () => {
    again()
    setOpen(true)
  }
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew with each of them
  useEffect(() => {
    if (data && data.options.length > 0) again()
  }, [revision])
  useEffect(() => {
    const open = () => {
      if (window.location.hash !== stageHash) return
      latest.current()
      window.history.replaceState(window.history.state, '', window.location.pathname)
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
  const here = data?.options.find(({ id }) => id === data.stage)
  if (!data || !here) return null
  const given = givenTo(data, language)
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={show}>
        <ColourDot color={here.color} />
        {t('open', { stage: stageName(here.name, language) })}
        {given && <span className="max-w-60 truncate text-quiet max-xl:hidden">{given}</span>}
      </Button>
      {isOpen && (
        <StageDialog
          storyId={storyId}
          choice={data}
          settle={settle}
          onClose={() => setOpen(false)}
          onStale={again}
          onDone={() => {
            setOpen(false)
            again()
          }}
        />
      )}
    </>
  )
}
