'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/lib/studio/ui'
import { Icon } from '../icon'
import { locate } from '../model'
import { FoldButton } from '../panes/fold-button.client'
import { useEditor, usePresent } from '../state/context'
import { useComments } from './comments-context'
import { filterThreads, manyThreads, type ThreadKind } from './filter-threads'
import { LeftDrafts } from './left-drafts.client'
import { NewThread } from './new-thread.client'
import { useCommentsText } from './texts'
import { Thread } from './thread.client'
import { ThreadTools } from './thread-tools.client'
import { commentsId, useBeginComment } from './use-begin-comment'

/** The threads of the page: the open ones first, those that are resolved folded below; many are filtered and fold each. */
export function CommentsPane() {
  const t = useCommentsText()
  const { store } = useEditor()
  const { selected } = usePresent()
  const { data, hasFailed, again, place, asked } = useComments()
  const beginComment = useBeginComment()
  const [showsSolved, setShowsSolved] = useState(false)
  const [kind, setKind] = useState<ThreadKind>('open')
  const [search, setSearch] = useState('')
  const wasAsked = useRef(false)
  /** The block that was selected with the thread of the address, which stays in view. */
  const arrivedAt = useRef<string>(undefined)
  const threads = data?.threads ?? []
  const isMany = threads.length >= manyThreads
  const listed = filterThreads(threads, isMany ? { kind, search } : { kind: 'open', search: '' })
  // Of a few threads those that are resolved stand below the others.
  const solved = isMany ? [] : threads.filter(({ solvedAt }) => solvedAt !== null)

  // The thread that the address names is shown once, with its block.
  const named = threads.find(({ id }) => id === asked)
  const isNamedSolved = named !== undefined && named.solvedAt !== null
  const isNamedListed = named !== undefined && listed.includes(named)
  useEffect(() => {
    if (!named || wasAsked.current) return
    if (isMany && !isNamedListed) return setKind('all')
    if (!isMany && isNamedSolved && !showsSolved) return setShowsSolved(true)
    wasAsked.current = true
    if (locate(store.get().present.content, named.block)) {
      arrivedAt.current = named.block
      store.select(named.block)
    }
    const element = document.getElementById(`thread-${named.id}`)
    element?.scrollIntoView({ block: 'start' })
    element?.focus({ preventScroll: true })
  }, [named, isNamedSolved, isNamedListed, isMany, showsSolved, store])
  // The threads of a block that is selected elsewhere are brought into view.
  const first = listed.find(({ block }) => block === selected)?.id
  useEffect(() => {
    if (first !== undefined && arrivedAt.current !== selected)
      document.getElementById(`thread-${first}`)?.scrollIntoView({ block: 'nearest' })
  }, [first, selected])

  return (
    <div
      id={commentsId}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 p-4 outline-none"
    >
      <h2 className="sr-only">{t('title')}</h2>
      {place ? (
        <NewThread place={place} />
      ) : (
        <Button
          className="justify-self-start"
          icon={<Icon name="comment" />}
          disabled={!data}
          onClick={() => beginComment(null, null)}
        >
          {t('start')}
        </Button>
      )}
      {hasFailed && (
        <p className="flex flex-wrap items-center gap-2 rounded-field bg-error-ground p-2 text-error text-small">
          {t('failed')}
          <Button size="small" onClick={again}>
            {t('again')}
          </Button>
        </p>
      )}
      {data && threads.length === 0 && !place && <p className="text-quiet text-small">{t('none')}</p>}
      <LeftDrafts
        hidden={threads.filter(
          (thread) => !listed.includes(thread) && !(showsSolved && solved.includes(thread)),
        )}
        onShow={({ id }) => {
          setShowsSolved(true)
          setKind('all')
          setSearch('')
          // It is listed by then.
          requestAnimationFrame(() => document.getElementById(`thread-${id}`)?.focus())
        }}
      />
      {isMany && (
        <ThreadTools
          kind={kind}
          onKind={setKind}
          search={search}
          onSearch={setSearch}
          count={listed.length}
        />
      )}
      {listed.map((thread) => (
        <Thread key={thread.id} thread={thread} folds={isMany} isOpen={thread.id === asked} />
      ))}
      {solved.length > 0 && (
        <>
          <FoldButton isOpen={showsSolved} onTurn={() => setShowsSolved(!showsSolved)}>
            {t('solved', { count: solved.length })}
          </FoldButton>
          {showsSolved &&
            solved.map((thread) => <Thread key={thread.id} thread={thread} isOpen={thread.id === asked} />)}
        </>
      )}
    </div>
  )
}
