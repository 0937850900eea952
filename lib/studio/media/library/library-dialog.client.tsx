'use client'

import { type ReactNode, useId, useRef, useState } from 'react'
import { classes, Dialog } from '@/lib/studio/ui'
import type { AssetCard } from '../types'
import { useMediaText } from '../use-text'
import { LibraryView } from './library-view.client'
import { type Group, useLibrary } from './use-library'

type LibraryDialogProps = {
  title: string
  open: boolean
  onClose: () => void
  onChoose: (asset: AssetCard) => void
  group?: Group
  /** Instead of the library: what content already uses. */
  used: ReactNode
  pasted?: readonly File[] | undefined
}

/** The library to choose a file from, with uploads. */
export function LibraryDialog({ title, open, onClose, ...rest }: LibraryDialogProps) {
  const id = useId()
  return (
    <Dialog id={`library-${id}`} title={title} open={open} onClose={onClose} wide>
      <Choice {...rest} />
    </Dialog>
  )
}

const tabs = ['library', 'used'] as const

type ChoiceProps = Pick<LibraryDialogProps, 'onChoose' | 'group' | 'used' | 'pasted'>

function Choice({ onChoose, group = 'all', used, pasted }: ChoiceProps) {
  const t = useMediaText()
  const [tab, setTab] = useState<(typeof tabs)[number]>('library')
  const shelf = useLibrary(undefined, group)
  const keys = { search: useRef<HTMLInputElement>(null), upload: useRef<HTMLInputElement>(null) }
  const heading = (
    <fieldset aria-label={t('choose.tabs')} className="flex rounded-field bg-hover p-0.5">
      {tabs.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={tab === each}
          onClick={() => setTab(each)}
          className={classes(
            'h-8 cursor-pointer rounded-field px-3 font-semibold text-small',
            tab === each && 'bg-card shadow-soft',
          )}
        >
          {t(`choose.${each}`)}
        </button>
      ))}
    </fieldset>
  )
  if (tab === 'used')
    return (
      <div className="grid gap-4 py-3">
        <div className="flex">{heading}</div>
        {used}
      </div>
    )
  return (
    <div className="relative -mx-5 -mb-6 border-line border-t">
      <div className="absolute inset-0">
        <LibraryView
          shelf={shelf}
          chosen={undefined}
          onChoose={onChoose}
          hasGroups={group === 'all'}
          keys={keys}
          heading={heading}
          pasted={pasted}
        />
      </div>
    </div>
  )
}
