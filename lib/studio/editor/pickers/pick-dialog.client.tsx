'use client'

import { useId, useState } from 'react'
import type { PickedThing } from '@/lib/studio/pickers'
import { mostFound, mostProducts } from '@/lib/studio/pickers/client'
import { Button, Dialog } from '@/lib/studio/ui'
import { foundItem, LoadFailed } from '@/lib/studio/ui/client'
import { useEditor } from '../state/context'
import { useText } from '../texts'
import { isFileSource } from './file-sources'
import { FoundSearch } from './found-search.client'
import { Thing } from './thing'
import { type PickSource, showsProducts, useFound } from './use-found'

type PickDialogProps = {
  source: PickSource
  title: string
  /** Content types of stories. */
  types?: readonly string[]
  /** The values that are already chosen. */
  chosen: readonly string[]
  open: boolean
  onClose: () => void
  onPick: (thing: PickedThing) => void
  /** Several are chosen, one after another: the dialog stays open until the person is done. */
  isList?: boolean
}

/** A search in a dialog. A list of buttons: Tab or the arrows and Enter choose. */
export function PickDialog({ open, onClose, title, isList, ...rest }: PickDialogProps) {
  const t = useText()
  const id = useId()
  return (
    <Dialog
      id={`pick-${id}`}
      title={title}
      open={open}
      onClose={onClose}
      footer={
        isList && (
          <div className="flex w-full items-center justify-between gap-3">
            <p role="status" className="text-quiet text-small">
              {t('pick.chosen', { count: rest.chosen.length })}
            </p>
            <Button variant="primary" onClick={onClose}>
              {t('pick.done')}
            </Button>
          </div>
        )
      }
    >
      <PickList {...rest} id={id} />
    </Dialog>
  )
}

type PickListProps = Omit<PickDialogProps, 'open' | 'onClose' | 'title' | 'isList'> & { id: string }

/** The search itself, for a dialog. */
export function PickList({ id, source, types, chosen, onPick }: PickListProps) {
  const t = useText()
  const { story } = useEditor()
  const [term, setTerm] = useState('')
  const isUnasked = showsProducts(source) && term.trim() === ''
  const found = useFound(source, { term, near: story.fullSlug, ...(types && { types }) })
  const showsFiles = isFileSource(source)
  const hasImages = showsProducts(source) || showsFiles
  const most = showsProducts(source) ? mostProducts : mostFound
  return (
    <FoundSearch id={id} label={t('search')} term={term} onTerm={setTerm} className="min-h-80 pb-4">
      {isUnasked && <p className="text-quiet">{t('product.hint')}</p>}
      {found.kind === 'failed' && <LoadFailed status={found.status} onRetry={found.again} />}
      {found.kind === 'loading' && <p className="text-quiet">{t('loading')}</p>}
      {found.kind === 'found' && found.things.length === 0 && (
        <p className="text-quiet">{showsFiles && term === '' ? t('asset.noneUsed') : t('nothingFound')}</p>
      )}
      {found.kind === 'found' && (
        <ul className="grid gap-px">
          {found.things.map((thing) => (
            <li key={thing.value}>
              <button
                type="button"
                {...foundItem}
                aria-pressed={chosen.includes(thing.value)}
                onClick={() => onPick(thing)}
                className="flex w-full cursor-pointer items-center gap-3 rounded-field p-1.5 text-start hover:bg-hover aria-pressed:bg-accent/12"
              >
                <Thing thing={thing} hasImages={hasImages} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {found.kind === 'found' && found.things.length >= most && !isUnasked && (
        <p className="text-quiet">{t('pick.most', { count: most })}</p>
      )}
    </FoundSearch>
  )
}
