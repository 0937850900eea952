'use client'

import { useEffect, useState } from 'react'
import type { FieldForm } from '@/lib/studio/forms'
import { classes } from '@/lib/studio/ui'
import { CommentButton } from '../comments/comment-button.client'
import { BlockIcon } from '../icon'
import { allBloks, locate } from '../model'
import { FoldButton } from '../panes/fold-button.client'
import { onGoToField } from '../panes/go-to-pane'
import { reasonWords } from '../reason-words'
import { useEditor, usePresent } from '../state/context'
import { useText } from '../texts'
import { Field } from './field.client'
import { SeveralForm } from './several-form.client'
import { groupsOf, isOf, isShown } from './shown-fields'
import { useLookOpen } from './use-look-open'

const tabsOf = (fields: readonly FieldForm[]) => [...new Set(fields.map(({ tab }) => tab))]

/** The form of the selected block, or of several that are chosen. */
export function Form() {
  const { selected, also = [] } = usePresent()
  const { commands } = useEditor()
  const several = also.length > 0 ? commands.targets(selected) : []
  return several.length > 1 ? <SeveralForm uids={several} /> : <BlockForm />
}

function BlockForm() {
  const { content, selected } = usePresent()
  const { forms, findings } = useEditor()
  const t = useText()
  const [tab, setTab] = useState<string>()
  const [isLookOpen, setLookOpen] = useLookOpen()
  const blok = locate(content, selected)?.blok ?? content
  const form = Object.hasOwn(forms, blok.component) ? forms[blok.component] : undefined
  const own = findings.get(blok._uid) ?? []
  useEffect(
    () =>
      onGoToField((name) => {
        const field = form?.fields.find((each) => each.name === name)
        setTab(field?.tab)
        if (field?.look) setLookOpen(true)
      }),
    [form, setLookOpen],
  )
  if (!form)
    return (
      <div className="grid gap-2 p-4">
        <Place uid={blok._uid} />
        <h2 className="font-display text-h3">{blok.component}</h2>
        <p>{t('form.unknown')}</p>
      </div>
    )
  const tabs = tabsOf(form.fields)
  const shown = tabs.includes(tab) ? tab : tabs[0]
  const ofBlock = own.filter((finding) => !form.fields.some((field) => isOf(field, finding)))
  const [wrong, noted] = [ofBlock.filter(({ isIdle }) => !isIdle), ofBlock.filter(({ isIdle }) => isIdle)]
  const { words, look } = groupsOf(
    form.fields.filter((field) => field.tab === shown && isShown(blok, form, field)),
  )
  const isWrong = (field: FieldForm) => own.some((finding) => !finding.isIdle && isOf(field, finding))
  const isLookUnfolded = isLookOpen || look.some(isWrong)
  const drawn = (field: FieldForm) => (
    <Field key={`${blok._uid}/${field.name}`} blok={blok} form={form} field={field} findings={own} />
  )
  const wordsOf = (finding: (typeof own)[number]) => {
    const words = reasonWords(finding, form, t)
    return finding.field ? t('reasons.labelled', { label: finding.field, words }) : words
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-4" id="block-form">
      <header className="grid gap-1">
        <Place uid={blok._uid} />
        <h2 className="flex items-center gap-2 font-display text-h3">
          <BlockIcon name={form.icon} className="size-5 text-quiet" />
          <span className="min-w-0 flex-1">{form.label}</span>
          <CommentButton uid={blok._uid} label={form.label} />
        </h2>
        <p className="text-quiet text-small">{form.description}</p>
      </header>
      {wrong.length > 0 && (
        <div className="rounded-field bg-error-ground p-2.5 text-error text-small">
          <p className="font-semibold">{t('form.notOnPage')}</p>
          <ul>
            {wrong.map((finding) => (
              <li key={`${finding.field} ${finding.reason}`}>{wordsOf(finding)}</li>
            ))}
          </ul>
        </div>
      )}
      {noted.length > 0 && (
        <ul className="rounded-field bg-warning-ground p-2.5 text-small text-warning">
          {noted.map((finding) => (
            <li key={`${finding.field} ${finding.reason}`}>{wordsOf(finding)}</li>
          ))}
        </ul>
      )}
      {tabs.length > 1 && (
        <div className="flex flex-wrap gap-1 border-line border-b">
          {tabs.map((name) => (
            <button
              key={name ?? ''}
              type="button"
              aria-pressed={name === shown}
              onClick={() => setTab(name)}
              className={classes(
                '-mb-px h-8 cursor-pointer border-b-2 px-2 text-small',
                name === shown
                  ? 'border-accent font-semibold text-accent-deep'
                  : 'border-transparent hover:bg-hover',
              )}
            >
              {name ?? t('form.general')}
            </button>
          ))}
        </div>
      )}
      {words.map(drawn)}
      {look.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-line border-t pt-2">
          <FoldButton isOpen={isLookUnfolded} onTurn={() => setLookOpen(!isLookUnfolded)}>
            {t('form.look')}
          </FoldButton>
          {isLookUnfolded && look.map(drawn)}
        </div>
      )}
    </div>
  )
}

/** The blocks around a block, each of which leads to its form. */
function Place({ uid }: { uid: string }) {
  const { content } = usePresent()
  const { forms, store } = useEditor()
  const t = useText()
  const all = allBloks(content)
  const path = all.find(({ blok }) => blok._uid === uid)?.path ?? []
  const around = all.filter(
    (each) => each.path.length < path.length && each.path.every((step, index) => step === path[index]),
  )
  if (around.length === 0) return null
  return (
    <nav aria-label={t('form.path')}>
      <ol className="flex flex-wrap items-center gap-1 text-quiet text-small">
        {around.map(({ blok }) => (
          <li key={blok._uid} className="after:ms-1 after:content-['›']">
            <button
              type="button"
              className="cursor-pointer underline-offset-2 hover:underline"
              onClick={() => store.select(blok._uid)}
            >
              {forms[blok.component]?.label ?? blok.component}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
