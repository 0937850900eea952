'use client'

import { useEffect, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { Hindrance, NotShown } from '@/lib/studio/stories'
import { notShownWords, storiesText } from '@/lib/studio/stories/client'
import { OutsideNotice } from './outside-notice.client'
import { useEditor } from './state/context'
import type { Publication } from './state/publication'

const againMs = 20_000

type Props = {
  /** What is in the way of the page as it was opened. */
  hindrance: Hindrance | undefined
  /** Its address by now. */
  fullSlug: string
  publication: Publication
  /** May ask the shop for the page. */
  mayPublish: boolean
}

/** Says that a published page is not to be seen, and why, until the shop shows it. */
export function NotShownNotice({
  hindrance,
  fullSlug,
  publication: { isPublished, hasChanges },
  mayPublish,
}: Props) {
  const { story } = useEditor()
  const t = storiesText(useLanguage())
  const [asked, setAsked] = useState<{ notShown: NotShown | undefined }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew after each publish and rename
  useEffect(() => {
    if (!isPublished || !mayPublish) return
    const ending = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const later = () => {
      timer = setTimeout(() => void ask(), againMs)
    }
    async function ask() {
      const answer = await askStudio<{ notShown: NotShown[] }>(`stories/shown/?ids=${story.id}`, {
        signal: ending.signal,
      }).catch(() => undefined)
      if (ending.signal.aborted || !answer) return
      if (!answer.ok) return later()
      const [notShown] = answer.data.notShown
      setAsked({ notShown })
      if (notShown) later()
    }
    void ask()
    return () => {
      ending.abort()
      clearTimeout(timer)
    }
  }, [story.id, fullSlug, isPublished, hasChanges, mayPublish])
  if (hindrance?.reason === 'outside' && fullSlug === story.fullSlug) return <OutsideNotice />
  if (!isPublished) return null
  const known = fullSlug === story.fullSlug ? hindrance : undefined
  const notShown = asked ? asked.notShown : known
  // One that did not answer in time says nothing about the page.
  if (!notShown || (!('status' in notShown) && notShown.reason === undefined)) return null
  return (
    <p role="status" className="bg-warning-ground px-3 py-1.5 text-small text-warning">
      {notShownWords(notShown, t)}
    </p>
  )
}
