'use client'

import { unstable_isUnrecognizedActionError } from 'next/navigation'
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Compared, changedBlock, comparedOf } from './changed-block'
import { connectBridge, type EditedStory } from './connect-bridge'
import { createLatest } from './latest'
import { RenewedBlocks } from './live-slot.client'
import type { MenuWords } from './menu-words'
import { type LiveNotice, type LiveRefusal, notices } from './notice'
import { pack } from './pack'

/** What the server answers to a story that is being edited. */
export type LiveAnswer =
  | { ok: true; node: ReactNode; pass: string }
  | { ok: false; error: { key: LiveRefusal } }

type Props = {
  /** What the server lets this frame show. */
  pass: string
  storyId: number
  /** The origin of the editor around the frame; unset: that of the page. */
  editorOrigin?: string | undefined
  relations: readonly string[]
  /** The most that the server reads of a story, packed, in bytes. */
  most: number
  /** A server function. */
  render: (pass: string, packed: string) => Promise<LiveAnswer>
  words: Readonly<Record<LiveNotice, string>>
  /** Of the bridge's menu, in the language of the editor. */
  menu?: MenuWords | undefined
  /** The language of the story, by which the code in the page chooses its words. */
  language: string
  /** The story as it is saved. */
  children: ReactNode
}

/** An answer, with the version of the story that it shows and the block that it holds; unset: it is the whole page. */
type Shown = { answer: LiveAnswer; compared: Compared | undefined; only: string | undefined }

const againMs = 5_000

const none: ReadonlyMap<string, ReactNode> = new Map()

type Connected = Awaited<ReturnType<typeof connectBridge>>

/**
 * A story that shows what its editor types, rendered by the server. The page keeps its scroll position and its focus,
 * because React changes only what is different.
 */
export function LiveStory(props: Props) {
  const { pass, storyId, editorOrigin, relations, most, render, words, menu, language, children } = props
  const [node, setNode] = useState(children)
  const [renewed, setRenewed] = useState(none)
  const [notice, setNotice] = useState<LiveNotice>()
  const connected = useRef<Connected>(undefined)
  const held = useRef({
    ...{ pass, isLive: false, relations, most, render, menu },
    /** What the page shows, and how many answers are waited for. */
    shown: undefined as Compared | undefined,
    asked: 0,
    /** Asks once more for what was not answered. */
    again: undefined as (() => void) | undefined,
  })

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  useEffect(() => {
    const state = held.current
    const referring = new Set(state.relations.map((field) => field.split('.')[0] ?? ''))
    const live = createLatest<EditedStory, Shown>({
      async send({ id, content }) {
        const compared = comparedOf(content)
        // While an answer is under way, nobody knows what the page will show when the next one comes.
        const isSettled = state.asked === 0 && state.shown !== undefined && compared !== undefined
        const blok = isSettled ? changedBlock(state.shown as Compared, compared, referring) : undefined
        state.asked += 1
        try {
          const story = blok
            ? { id, content: { ...content, body: [blok] }, only: blok._uid }
            : { id, content }
          const packed = await pack(story)
          // The edge would answer nothing.
          const answer: LiveAnswer =
            packed.length > state.most
              ? { ok: false, error: { key: 'tooLarge' } }
              : await state.render(state.pass, packed)
          return { answer, compared, only: blok?._uid }
        } finally {
          state.asked -= 1
        }
      },
      show({ answer, compared, only }) {
        if (!answer.ok) {
          const told = notices[answer.error.key]
          // The same story may be answered later: the login or the connection is back.
          state.again = told === 'failed' ? live.again : undefined
          return setNotice(told)
        }
        state.pass = answer.pass
        state.shown = compared
        startTransition(() => {
          setNotice(undefined)
          if (only === undefined) {
            setNode(answer.node)
            setRenewed(none)
          } else setRenewed((before) => new Map(before).set(only, answer.node))
        })
      },
      fail(error) {
        // Another build of the shop has taken over.
        if (unstable_isUnrecognizedActionError(error)) window.location.reload()
        else {
          state.again = live.again
          setNotice('failed')
        }
      },
    })
    let isClosed = false
    void connectBridge({
      storyId,
      editorOrigin: editorOrigin ?? window.location.origin,
      relations: state.relations,
      menu: state.menu,
      input(story) {
        state.isLive = true
        live.give(story)
      },
      changed() {
        // What was typed is shown already; a reload would show it as it was saved last.
        if (!state.isLive) window.location.reload()
      },
    }).then((bridge) => {
      if (isClosed) bridge.close()
      else connected.current = bridge
    })
    return () => {
      isClosed = true
      live.close()
      connected.current?.close()
      connected.current = undefined
    }
  }, [storyId, editorOrigin])

  // The editor saves again by itself, and so the page shows again what is saved.
  useEffect(() => {
    if (notice !== 'failed') return
    const again = () => {
      if (!document.hidden) held.current.again?.()
    }
    const timer = setInterval(again, againMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [notice])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useLayoutEffect(() => connected.current?.measure(), [node, renewed])

  return (
    <>
      <RenewedBlocks value={renewed}>{node}</RenewedBlocks>
      {notice && (
        <p
          role="status"
          className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-card bg-warning-ground p-4 text-small text-warning shadow-float"
        >
          {words[notice]}
        </p>
      )}
    </>
  )
}
