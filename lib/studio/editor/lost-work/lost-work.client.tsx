'use client'

import { useEffect, useRef, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { pagePerson, storeOf } from '@/lib/studio/kept'
import type { PublicationFacts } from '@/lib/studio/stories'
import { FolderField, useEdit } from '@/lib/studio/stories/client'
import { Button, ConfirmDialog, FormDialog, firstFocus, TextField } from '@/lib/studio/ui'
import { showToast } from '@/lib/studio/ui/client'
import { failureWords } from '../failure-words'
import { allBloks, type Blok } from '../model'
import { type FoundWork, unsavedWork } from '../saving'
import { useText } from '../texts'
import { firstWordsIn, keptStories, keptWorkOn } from './lost-work'

/** A browser that refuses its store keeps nothing. */
function orNothing<T>(read: (person: string) => T[]): T[] {
  const person = pagePerson()
  try {
    return person === undefined ? [] : read(person)
  } catch {
    return []
  }
}

const storyInAddress = () =>
  Number(/\/studio\/stories\/(\d{1,15})\//.exec(window.location.pathname)?.[1] ?? 0)

/** What this browser keeps of a page that somebody deleted: its writer makes a new page of it, or drops it. */
export function LostWork() {
  const t = useText()
  const [works, setWorks] = useState<FoundWork[]>([])
  const [asked, setAsked] = useState<{ kind: 'create' | 'drop'; work: FoundWork }>()
  const [storyId, setStoryId] = useState(0)
  useEffect(() => {
    const id = storyInAddress()
    setStoryId(id)
    setWorks(id > 0 ? orNothing((person) => keptWorkOn(storeOf('studio-unsaved'), person, id)) : [])
  }, [])
  const drop = ({ entry }: FoundWork) => {
    const person = pagePerson()
    if (person) unsavedWork(storeOf('studio-unsaved'), person, storyId).drop(entry)
    setWorks((before) => before.filter((each) => each.entry !== entry))
    setAsked(undefined)
  }
  if (works.length === 0) return null
  return (
    <section aria-labelledby="lost-work" className="grid max-w-prose gap-3">
      <h2 id="lost-work" className="font-display text-h2">
        {t('lost.title')}
      </h2>
      <p>{t('lost.text')}</p>
      <ul className="grid gap-2">
        {works.map((work) => (
          <li key={work.entry} className="grid gap-2 rounded-card border border-line bg-card p-4">
            <p className="font-semibold">{firstWordsIn(work.unsaved.content) || t('lost.untitled')}</p>
            <p className="text-quiet text-small">
              {t('lost.blocks', { count: allBloks(work.unsaved.content).length - 1 })}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button variant="primary" onClick={() => setAsked({ kind: 'create', work })}>
                {t('lost.create')}
              </Button>
              <Button onClick={() => setAsked({ kind: 'drop', work })}>{t('lost.drop')}</Button>
            </div>
          </li>
        ))}
      </ul>
      {asked?.kind === 'create' && (
        <NewPageDialog
          content={asked.work.unsaved.content}
          onClose={() => setAsked(undefined)}
          onDone={(id) => {
            drop(asked.work)
            window.location.assign(`/studio/stories/${id}/`)
          }}
        />
      )}
      <ConfirmDialog
        id="drop-lost-work"
        title={t('lost.drop')}
        confirmLabel={t('lost.drop')}
        danger
        open={asked?.kind === 'drop'}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && drop(asked.work)}
      >
        <p>{t('lost.dropText')}</p>
      </ConfirmDialog>
    </section>
  )
}

type NewPageProps = { content: Blok; onClose: () => void; onDone: (id: number) => void }

function NewPageDialog({ content, onClose, onDone }: NewPageProps) {
  const t = useText()
  const { busy, errors, send } = useEdit(['name', 'slug', 'parent'])
  const [name, setName] = useState(firstWordsIn(content))
  const [parent, setParent] = useState<number | null>(null)
  /** The page that was made, where its content could not be saved yet. */
  const made = useRef<number>(undefined)

  const submit = async () => {
    const type =
      content.component === 'section' || content.component === 'layout' ? content.component : 'page'
    made.current ??= (
      await send('stories/', { method: 'POST', body: { kind: 'story', name, parent, type } })
    )?.id
    const id = made.current
    if (id === undefined) return
    const facts = await askStudio<PublicationFacts>(`stories/${id}/publication/`)
    const saved = facts.ok
      ? await askStudio(`drafts/${id}/`, {
          method: 'PUT',
          body: { content, basedOn: facts.data.draft?.version },
        })
      : facts
    if (saved.ok) onDone(id)
    else showToast(failureWords(saved.status, t), 'error')
  }
  return (
    <FormDialog
      id="new-of-lost"
      title={t('lost.create')}
      submitLabel={t('lost.createSubmit')}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        id="lost-name"
        label={t('lost.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={errors.name ?? errors.slug}
        maxLength={255}
        {...firstFocus}
      />
      <FolderField
        id="lost-parent"
        value={parent}
        onChange={(folder) => setParent(folder)}
        error={errors.parent}
      />
    </FormDialog>
  )
}

/** Leads from the start page to what is kept of pages that are gone. */
export function LostWorkNotice() {
  const t = useText()
  const [lost, setLost] = useState<{ id: number; words: string }[]>([])
  useEffect(() => {
    let isGone = false
    async function look() {
      for (const id of orNothing((person) => keptStories(storeOf('studio-unsaved'), person))) {
        const answer = await askStudio(`stories/${id}/`)
        if (isGone) return
        if (answer.ok || answer.status !== 404) continue
        const [work] = orNothing((person) => keptWorkOn(storeOf('studio-unsaved'), person, id))
        if (work) setLost((before) => [...before, { id, words: firstWordsIn(work.unsaved.content) }])
      }
    }
    void look()
    return () => {
      isGone = true
    }
  }, [])
  if (lost.length === 0) return null
  return (
    <div role="status" className="rounded-card bg-warning-ground p-4 text-warning">
      <p>{t('lost.notice')}</p>
      <ul className="list-disc ps-5">
        {lost.map(({ id, words }) => (
          <li key={id}>
            <a href={`/studio/stories/${id}/`} className="text-inherit">
              {words || t('lost.untitled')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
