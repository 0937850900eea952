'use client'

import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { IconFrame } from '@/lib/storefront/design/ui'
import { askStudio } from '@/lib/studio/calls/client'
import { Button, classes, errorKey, IconButton } from '@/lib/studio/ui'
import { showToast, useUiText } from '@/lib/studio/ui/client'
import { FolderDialogs, type FolderTask } from '../folders/folder-dialogs.client'
import { FolderList } from '../folders/folder-list.client'
import { icons } from '../icons'
import type { AssetCard } from '../types'
import { useMediaText } from '../use-text'
import { AssetGrid } from './asset-grid.client'
import { EmptyLibrary } from './empty-library'
import { LibraryHead, type LibraryKeys } from './library-head.client'
import { UploadList } from './upload-list.client'
import type { useLibrary } from './use-library'
import { usePasted } from './use-pasted'
import { useUploads } from './use-uploads'

type LibraryViewProps = {
  shelf: ReturnType<typeof useLibrary>
  chosen: number | undefined
  onChoose: (asset: AssetCard) => void
  /** Without it, files of one group are shown. */
  hasGroups: boolean
  keys: LibraryKeys
  heading: ReactNode
  /** Beside the files: the details of the chosen one. */
  aside?: ReactNode
  /** Pictures that were pasted where a file is wanted: they are uploaded, and one alone is chosen. */
  pasted?: readonly File[] | undefined
}

const glyph = (name: keyof typeof icons) => <IconFrame path={icons[name]} className="size-4" />
const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** The library: folders, the search, the files as cards, and uploads by button, or by dropping or pasting files anywhere in it. */
export function LibraryView({
  shelf,
  chosen,
  onChoose,
  hasGroups,
  keys,
  heading,
  aside,
  pasted,
}: LibraryViewProps) {
  const t = useMediaText()
  const ui = useUiText()
  const { asked, library, state, ask, more, reload, update } = shelf
  const isWanted = useRef(pasted?.length === 1)
  const { uploads, add, clear } = useUploads((asset, reduced) => {
    reload()
    // A picture that is chosen at once closes the list in which its upload stands.
    if (reduced) showToast(t('uploads.wasReduced', { ...reduced, name: asset.name }), 'warning')
    if (isWanted.current) onChoose(asset)
    isWanted.current = false
  })
  usePasted({ first: pasted, onPasted: (files) => add(files, asked.place) })
  const [task, setTask] = useState<FolderTask>()
  const [isOver, setIsOver] = useState(false)
  const depth = useRef(0)
  /** The folders, which a phone shows when they are asked for. */
  const shelves = useRef<HTMLDivElement>(null)
  const shelvesId = useId()
  const folders = library?.folders ?? []
  const folder = folders.find(({ id }) => id === asked.place)
  const files = library?.assets ?? []
  const isSearch = asked.term.trim() !== ''

  const move = async (asset: number, folderId: number | null) => {
    const answer = await askStudio<{ asset: AssetCard }>(`assets/${asset}/`, {
      method: 'PATCH',
      body: { folderId },
    })
    if (!answer.ok) return showToast(ui(`errors.${errorKey(answer.status)}`), 'error')
    update(answer.data.asset)
    reload()
  }
  const over = (event: DragEvent, change: 1 | -1) => {
    if (!hasFiles(event)) return
    depth.current += change
    setIsOver(depth.current > 0)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a second way; the button is the first
    <div
      className="relative grid h-full min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]"
      onDragEnter={(event) => over(event, 1)}
      onDragLeave={(event) => over(event, -1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        depth.current = 0
        setIsOver(false)
        add(event.dataTransfer.files, asked.place)
      }}
    >
      <LibraryHead {...{ shelf, hasGroups, keys, heading }} onFiles={(files) => add(files, asked.place)} />
      <div className="flex min-h-0">
        <div
          ref={shelves}
          id={shelvesId}
          popover="auto"
          className="overflow-y-auto border-line p-3 text-ink max-md:fixed max-md:inset-4 max-md:m-auto max-md:h-fit max-md:max-h-[80dvh] max-md:w-auto max-md:rounded-card max-md:border max-md:bg-card max-md:shadow-float md:static md:block md:h-auto md:w-44 md:shrink-0 md:border-0 md:border-e md:bg-transparent xl:w-56"
        >
          <div className="mb-1 flex items-center justify-between ps-2">
            <h2 className="font-semibold text-quiet text-small">{t('folders.label')}</h2>
            <IconButton
              label={t('folders.create')}
              icon={glyph('newFolder')}
              onClick={() => setTask({ kind: 'create', parentId: folder?.id ?? null })}
              data-new-folder
            />
          </div>
          <FolderList
            folders={folders}
            place={asked.place}
            onPlace={(place) => {
              shelves.current?.hidePopover()
              ask({ place, term: '' })
            }}
            onMove={move}
          />
        </div>
        <section
          aria-label={t('title')}
          className={classes('min-w-0 flex-1 overflow-y-auto p-4 md:p-5', aside ? 'max-md:invisible' : false)}
        >
          <div className="mb-3 flex min-h-8 flex-wrap items-center gap-2">
            <Button className="md:hidden" icon={glyph('folder')} popoverTarget={shelvesId}>
              {t('folders.label')}
            </Button>
            <h2 className="font-display text-h3">
              {isSearch
                ? t('folders.all')
                : (folder?.name ?? t(asked.place === 'none' ? 'folders.none' : 'folders.all'))}
            </h2>
            {folder && !isSearch && (
              <span className="flex">
                {(['rename', 'move', 'delete'] as const).map((kind) => (
                  <IconButton
                    key={kind}
                    label={t(`folders.${kind}`)}
                    icon={glyph(kind === 'rename' ? 'pencil' : kind === 'move' ? 'move' : 'trash')}
                    onClick={() => setTask({ kind, folder })}
                  />
                ))}
              </span>
            )}
            <p role="status" className="ms-auto text-quiet text-small">
              {state === 'loading'
                ? ui('loading')
                : state !== 'failed' && t('found', { count: library?.total ?? 0 })}
            </p>
          </div>
          <div className="grid gap-4">
            <UploadList uploads={uploads} onClose={clear} />
            {state === 'failed' && (
              <p role="alert" className="flex items-center gap-3 text-error">
                {t('failed')} <Button onClick={reload}>{ui('retry')}</Button>
              </p>
            )}
            {files.length > 0 ? (
              <AssetGrid
                label={t('title')}
                assets={files}
                languages={library?.languages ?? []}
                chosen={chosen}
                onChoose={onChoose}
              />
            ) : (
              state === 'ready' && <EmptyLibrary kind={isSearch ? 'search' : folder ? 'folder' : 'library'} />
            )}
            {library && files.length < library.total && (
              <Button className="justify-self-center" onClick={more}>
                {t('more')}
              </Button>
            )}
          </div>
        </section>
        {aside}
      </div>
      {isOver && (
        <div className="pointer-events-none absolute inset-3 z-10 grid place-content-center rounded-panel border-2 border-accent border-dashed bg-ground/90 text-center">
          <p className="font-display text-h2">{t('drop')}</p>
          <p className="text-quiet">{t('kinds')}</p>
        </div>
      )}
      {task && (
        <FolderDialogs
          task={task}
          folders={folders}
          onClose={() => setTask(undefined)}
          onDone={(place) => {
            setTask(undefined)
            ask({ place, term: '' })
            reload()
          }}
        />
      )}
    </div>
  )
}
