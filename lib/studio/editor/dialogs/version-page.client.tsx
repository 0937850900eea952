'use client'

import { useEffect, useRef, useState } from 'react'
import { connectFrame, frameAddress } from '@/lib/studio/frame'
import type { Blok } from '../model'
import { useEditor } from '../state/context'
import { useText } from '../texts'

const nothing = () => undefined
/** It is looked at, not edited. */
const events = {
  ...{ select: nothing, add: nothing, duplicate: nothing, move: nothing, delete: nothing },
  abilities: () => ({ add: false, moveForward: false, moveBackward: false, delete: false }),
}

/** The page with an earlier content, as the preview shows the draft. */
export function VersionPage({ content }: { content: Blok }) {
  const { story } = useEditor()
  const t = useText()
  const [isThere, setThere] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const first = useRef(content)
  useEffect(() => {
    if (!frame.current) return
    const connected = connectFrame(frame.current, window.location.origin, {
      ...events,
      ready: () => setThere(true),
    })
    const { id, uuid, name, fullSlug } = story
    connected.show({ id, uuid, name, fullSlug, content: first.current })
    return connected.close
  }, [story])
  return (
    <div className="relative mb-3" aria-busy={!isThere}>
      <iframe
        ref={frame}
        title={t('history.look')}
        src={frameAddress(story.fullSlug, { ghosts: '1' })}
        className="h-[50vh] w-full rounded-field border border-line bg-card"
      />
      {!isThere && (
        <p
          role="status"
          className="absolute inset-px grid place-items-center rounded-field bg-card text-quiet"
        >
          {t('loading')}
        </p>
      )}
    </div>
  )
}
