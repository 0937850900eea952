'use client'

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button, classes } from '@/lib/storefront/design/ui'
import { hasAgreed, onAgreement, setAgreed } from '@/lib/storefront/runtime/consent'
import type { VideoHost } from './embed'

type VideoConsentWords = {
  notice: string
  agree: string
  agreed: string
  play: string
  withdraw: string
  open: string
}

export type VideoConsentProps = {
  host: VideoHost
  embed: string
  /** The address of the video's page at its host. */
  watch: string
  title: string
  words: VideoConsentWords
  /** The classes of the picture's frame. */
  frame: string
  /** Shown in the frame before the video plays. */
  children: ReactNode
}

/** Both texts reserve their space, so that nothing shifts when an agreement of this visit is found. */
const layer = 'col-start-1 row-start-1 text-quiet text-small'

/**
 * Asks for consent before anything is loaded from a video host. Without JavaScript only the link to the host is shown.
 */
export function VideoConsent({ host, embed, watch, title, words, frame, children }: VideoConsentProps) {
  const agreed = useSyncExternalStore(
    onAgreement,
    () => hasAgreed(host),
    () => false,
  )
  const [started, setStarted] = useState(false)
  const player = useRef<HTMLIFrameElement>(null)
  const playing = agreed && started

  useEffect(() => {
    if (playing) player.current?.focus()
  }, [playing])

  const play = () => {
    setAgreed(host, true)
    setStarted(true)
  }
  const withdraw = () => {
    setAgreed(host, false)
    setStarted(false)
  }

  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <div className={classes('relative', frame)}>
        {playing ? (
          <iframe
            ref={player}
            src={embed}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            className="absolute inset-0 size-full border-0"
          />
        ) : (
          children
        )}
      </div>
      <div className="border-line border-t p-4 md:p-5">
        <div className="grid max-w-prose">
          <p className={classes(layer, agreed && 'invisible')}>{words.notice}</p>
          <p className={classes(layer, !agreed && 'invisible')}>{words.agreed}</p>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            variant={playing ? 'secondary' : 'primary'}
            data-keeps-tap
            onClick={playing ? withdraw : play}
            className="noscript:hidden"
          >
            {playing ? words.withdraw : agreed ? words.play : words.agree}
          </Button>
          <a
            href={watch}
            rel="noreferrer"
            className="py-2 text-small underline underline-offset-4 hover:text-accent"
          >
            {words.open}
          </a>
        </div>
      </div>
    </div>
  )
}
