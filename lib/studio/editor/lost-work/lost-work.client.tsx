'use client'

import { useEffect, useRef, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { pagePerson, storeOf } from '@/lib/studio/kept'
import { useShopWords } from '@/lib/studio/shop-words/client'
import type { PublicationFacts } from '@/lib/studio/stories'
import { FolderField, publicPath, useEdit } from '@/lib/studio/stories/client'
import { Button, ConfirmDialog, FormDialog, firstFocus, TextField } from '@/lib/studio/ui'
import { leaveTo, showToast, useGoneStory, useRead, useWhoPublishes } from '@/lib/studio/ui/client'
import { failureAct, failureWords } from '../failure-words'
import { type Blok, countBloks } from '../model'
import { type FoundWork, unsavedWork } from '../saving'
import { useText } from '../texts'
import {
  type Former,
  firstWordsIn,
  folderAround,
  formerOf,
  formerPathOf,
  keptWorkOn,
  orNothing,
  slugOf,
} from './lost-work'

const storyInAddress = () =>
  Number(/\/studio\/stories\/(\d{1,15})\//.exec(window.location.pathname)?.[1] ?? 0)

/** What this browser keeps of a page that somebody deleted: its writer makes a new page of it, or drops it. */
export function LostWork() {
  const t = useText()
  const [works, setWorks] = useState<FoundWork[]>([])
  const [asked, setAsked] = useState<{ kind: 'create' | 'drop'; work: FoundWork }>()
  const [storyId, setStoryId] = useState(0)
  const { deletion, tellPath } = useGoneStory()
  useEffect(() => {
    const id = storyInAddress()
    setStoryId(id)
    const kept = id > 0 ? orNothing((person) => keptWorkOn(storeOf('studio-unsaved'), person, id)) : []
    setWorks(kept)
    tellPath(formerPathOf(kept) ?? '')
  }, [tellPath])
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
            <WorkWords work={work} former={formerOf(work, deletion)} />
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
          former={formerOf(asked.work, deletion)}
          onClose={() => setAsked(undefined)}
          onDone={(id) => {
            drop(asked.work)
            leaveTo(`/studio/stories/${id}/`)
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

/** The page that the work belongs to, and what it holds. */
function WorkWords({ work, former }: { work: FoundWork; former: Former }) {
  const t = useText()
  const shop = useShopWords()
  const { content } = work.unsaved
  const words = firstWordsIn(content, shop)
  const title = former.name ?? words
  return (
    <>
      <p className="font-semibold">{title || t('lost.untitled')}</p>
      <p className="break-words text-quiet text-small">
        {[
          former.path && publicPath(former.path),
          t('lost.blocks', { count: countBloks(content) }),
          words && words !== title && t('lost.begins', { words }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}

type NewPageProps = { content: Blok; former: Former; onClose: () => void; onDone: (id: number) => void }

function NewPageDialog({ content, former, onClose, onDone }: NewPageProps) {
  const t = useText()
  const shop = useShopWords()
  const { ask: who } = useWhoPublishes()
  const { busy, errors, slugError, send } = useEdit(['name', 'slug', 'parent'])
  const [name, setName] = useState(former.name ?? firstWordsIn(content, shop))
  const [slug, setSlug] = useState(slugOf(former.path ?? ''))
  const { data: folders } = useRead<readonly { id: number; fullSlug: string }[]>('stories/folders/')
  const [chosen, setChosen] = useState<number | null>()
  // The former folder, or what is left of it; a page at the top is reached by nobody, so that it is never assumed.
  const parent = chosen === undefined ? folderAround(former.path ?? '', folders ?? [])?.id : chosen
  const [lacksFolder, setLacksFolder] = useState(false)
  /** The page that was made, where its content could not be saved yet. */
  const made = useRef<number>(undefined)

  const submit = async () => {
    setLacksFolder(parent === undefined)
    if (parent === undefined) return
    const type =
      content.component === 'section' || content.component === 'layout' ? content.component : 'page'
    made.current ??= (
      await send('stories/', { method: 'POST', body: { kind: 'story', name, slug, parent, type } })
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
    else showToast(failureWords(saved.status, t, { who }), 'error', failureAct(saved.status, t))
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
        error={errors.name}
        maxLength={255}
        {...firstFocus}
      />
      <TextField
        id="lost-slug"
        label={t('lost.slug')}
        hint={t('lost.slugHint')}
        value={slug}
        onChange={({ target }) => setSlug(target.value)}
        error={slugError}
        maxLength={255}
        spellCheck={false}
      />
      <FolderField
        id="lost-parent"
        value={parent}
        onChange={setChosen}
        hint={parent === null ? t('outside') : undefined}
        error={lacksFolder && parent === undefined ? t('lost.chooseFolder') : errors.parent}
      />
    </FormDialog>
  )
}
