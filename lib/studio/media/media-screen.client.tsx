'use client'

import { useCallback, useRef, useState } from 'react'
import { ConfirmDialog } from '@/lib/studio/ui'
import { useShortcuts } from '@/lib/studio/ui/client'
import { LibraryView } from './library/library-view.client'
import { useLibrary } from './library/use-library'
import { DetailPanel, type PanelTask } from './panel/detail-panel.client'
import type { AssetCard, Library } from './types'
import { useMediaText } from './use-text'

/** The media library, with the details of the chosen file beside it. */
export function MediaScreen({ first, mayPublish }: { first: Library; mayPublish: boolean }) {
  const t = useMediaText()
  const shelf = useLibrary(first)
  const [chosen, setChosen] = useState<AssetCard>()
  const [task, setTask] = useState<PanelTask>()
  /** What is chosen once the changes of the present one are given up; null: nothing. */
  const [next, setNext] = useState<AssetCard | null>()
  const isDirty = useRef(false)
  const keys = { search: useRef<HTMLInputElement>(null), upload: useRef<HTMLInputElement>(null) }
  const onDirty = useCallback((dirty: boolean) => {
    isDirty.current = dirty
  }, [])

  const show = (asset: AssetCard | undefined) => {
    isDirty.current = false
    setTask(undefined)
    setNext(undefined)
    setChosen(asset)
  }
  const choose = (asset: AssetCard | undefined) => {
    if (asset && asset.id === chosen?.id) return
    if (isDirty.current) setNext(asset ?? null)
    else show(asset)
  }

  useShortcuts([
    { keys: 'u', label: t('shortcuts.upload'), group: 'media', run: () => keys.upload.current?.click() },
    { keys: '/', label: t('shortcuts.search'), group: 'media', run: () => keys.search.current?.focus() },
    {
      keys: 'n',
      label: t('shortcuts.folder'),
      group: 'media',
      run: () => document.querySelector<HTMLElement>('[data-new-folder]')?.click(),
    },
    { keys: 'delete', label: t('shortcuts.delete'), group: 'media', run: () => chosen && setTask('delete') },
  ])

  return (
    <>
      <LibraryView
        shelf={shelf}
        chosen={chosen?.id}
        onChoose={choose}
        hasGroups
        keys={keys}
        heading={<h1 className="me-4 font-display text-h1">{t('title')}</h1>}
        aside={
          chosen && (
            <DetailPanel
              key={chosen.id}
              asset={chosen}
              folders={shelf.library?.folders ?? []}
              languages={shelf.library?.languages ?? first.languages}
              mayPublish={mayPublish}
              task={task}
              onTask={setTask}
              onClose={() => choose(undefined)}
              onDirty={onDirty}
              onChanged={(asset) => {
                setChosen(asset)
                shelf.update(asset)
                shelf.reload()
              }}
              onDeleted={() => {
                show(undefined)
                shelf.reload()
              }}
            />
          )
        }
      />
      {chosen && next !== undefined && (
        <ConfirmDialog
          id="media-discard"
          title={t('panel.discardTitle')}
          confirmLabel={t('panel.discard')}
          danger
          open
          onClose={() => setNext(undefined)}
          onConfirm={() => show(next ?? undefined)}
        >
          <p className="pb-4">{t('panel.discardText', { name: chosen.name })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
