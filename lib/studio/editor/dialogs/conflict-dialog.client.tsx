'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { useShopWords } from '@/lib/studio/shop-words/client'
import { Button, Dialog } from '@/lib/studio/ui'
import { type Blok, type Choices, type Conflict, locate, mergeStories, type Side } from '../model'
import type { ConflictAuthor } from '../state/conflict-authors'
import { useEditor } from '../state/context'
import type { OpenConflict } from '../state/open-conflict'
import { useText } from '../texts'
import { firstWordsOf } from '../tree/rows'
import { valueWords } from './value-words'
import { newerSide, versionWords } from './version-words'

type ConflictDialogProps = {
  conflict: OpenConflict
  onDecide: (content: Blok) => void
  /** Closed without a decision. */
  onPutOff: () => void
}

/** What two people changed in different ways: for each, one of them is chosen. */
export function ConflictDialog({
  conflict: { base, theirs, merged, mine, mineAt, entry, authors },
  onDecide,
  onPutOff,
}: ConflictDialogProps) {
  const t = useText()
  const { personName } = useEditor()
  const authorOf = (id: string): ConflictAuthor => authors?.get(id) ?? { by: theirs.by, at: theirs.savedAt }
  const others = merged.conflicts.map(({ id }) => authorOf(id))
  /** The other version is the person's own, from another window. */
  const isOwn = others.every((each) => each !== 'unknown' && each.by === personName)
  const by = [...new Set(others.map((each) => authorName(each, t)))].join(', ')
  const [choices, setChoices] = useState<Choices>(
    Object.fromEntries(merged.conflicts.map(({ id, chosen }) => [id, chosen])),
  )
  const decide = () => onDecide(mergeStories(base.content, mine, theirs.content, choices).content)
  return (
    <Dialog
      id="conflict"
      title={t(isOwn ? 'conflict.ownTitle' : 'conflict.title')}
      open
      onClose={onPutOff}
      footer={
        <div className="flex w-full justify-end">
          <Button variant="primary" onClick={decide}>
            {t('conflict.apply')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4 pb-4">
        <p>
          {entry !== undefined && `${t('conflict.keptWords')} `}
          {isOwn ? t('conflict.ownWords') : t('conflict.words', { by })}
        </p>
        {merged.conflicts.map((each) => (
          <Decision
            key={each.id}
            conflict={each}
            author={authorOf(each.id)}
            mineAt={mineAt}
            isKept={entry !== undefined}
            versions={[mine, theirs.content, base.content]}
            chosen={choices[each.id] ?? each.chosen}
            onChoose={(side) => setChoices({ ...choices, [each.id]: side })}
          />
        ))}
      </div>
    </Dialog>
  )
}

const authorName = (author: ConflictAuthor, t: ReturnType<typeof useText>): string =>
  author === 'unknown' ? t('others.someone') : (author.by ?? t('conflict.program'))

type DecisionProps = {
  conflict: Conflict
  /** Who saved the other version. */
  author: ConflictAuthor
  /** When the person wrote theirs, in milliseconds. */
  mineAt: number | undefined
  /** It was kept by this browser and is not on the screen. */
  isKept: boolean
  /** In which the block is looked for: somebody may have deleted it. */
  versions: readonly Blok[]
  chosen: Side
  onChoose: (side: Side) => void
}

function Decision({ conflict, author, mineAt, isKept, versions, chosen, onChoose }: DecisionProps) {
  const { forms, personName } = useEditor()
  const shop = useShopWords()
  const t = useText()
  const language = useLanguage()
  const form = Object.hasOwn(forms, conflict.component) ? forms[conflict.component] : undefined
  const [blok] = versions.flatMap((each) => locate(each, conflict.uid)?.blok ?? [])
  const words = blok && firstWordsOf(blok, form, shop)
  const block = [form?.label ?? conflict.component, words && t('history.quoted', { words })]
    .filter(Boolean)
    .join(' ')
  const field = 'field' in conflict ? form?.fields.find(({ name }) => name === conflict.field) : undefined
  const title = () => {
    if (conflict.kind === 'moved') return t('conflict.moved', { block })
    if (conflict.kind === 'deleted')
      return t(conflict.deletedBy === 'mine' ? 'conflict.deletedByMe' : 'conflict.deletedByThem', {
        block,
        by: author !== 'unknown' && author.by === personName ? t('ownWindow') : authorName(author, t),
      })
    const label = field?.label ?? conflict.field
    return t(conflict.kind === 'order' ? 'conflict.order' : 'conflict.field', { block, field: label })
  }
  const side = (which: Side): string => {
    if (conflict.kind === 'order') return t(which === 'mine' ? 'conflict.myOrder' : 'conflict.theirOrder')
    if (conflict.kind === 'moved') return t(which === 'mine' ? 'conflict.myPlace' : 'conflict.theirPlace')
    if (conflict.kind === 'deleted')
      return t(conflict.deletedBy === which ? 'conflict.delete' : 'conflict.keep')
    return (
      valueWords(conflict[which], { field, yes: t('history.on'), no: t('history.off'), language }) ||
      t('conflict.empty')
    )
  }
  const whose = (which: Side) => versionWords({ which, author, mineAt, isKept, personName }, language)
  const newer = newerSide({ author, mineAt })
  return (
    <fieldset className="grid gap-2 rounded-field border border-line p-3">
      <legend className="px-1 font-semibold">{title()}</legend>
      {(['mine', 'theirs'] as const).map((which) => (
        <label
          key={which}
          className="grid grid-cols-[auto_1fr] gap-x-2 rounded-field p-1.5 has-checked:bg-accent/12"
        >
          <input
            type="radio"
            name={conflict.id}
            checked={chosen === which}
            onChange={() => onChoose(which)}
          />
          <span className="font-medium">
            {whose(which)}
            {newer === which && <span className="font-normal text-quiet"> – {t('conflict.newer')}</span>}
          </span>
          <span className="col-start-2 max-h-32 overflow-y-auto whitespace-pre-line text-small">
            {side(which)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
