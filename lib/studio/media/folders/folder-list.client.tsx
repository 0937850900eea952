'use client'

import { type DragEvent, useState } from 'react'
import { IconFrame } from '@/lib/storefront/design/ui'
import { classes } from '@/lib/studio/ui'
import { icons } from '../icons'
import { draggedAsset } from '../library/asset-grid.client'
import type { Place } from '../library/use-library'
import type { FolderCard } from '../types'
import { useMediaText } from '../use-text'
import { folderLines } from './folder-tree'

type FolderListProps = {
  folders: readonly FolderCard[]
  place: Place
  onPlace: (place: Place) => void
  /** A file was dropped on a folder, or on what is in none. */
  onMove?: ((asset: number, folder: number | null) => void) | undefined
}

type RowProps = {
  name: string
  icon: keyof typeof icons
  level?: number
  files?: number
  isChosen: boolean
  onChoose: () => void
  onDropped?: ((asset: number) => void) | undefined
}

function Row({ name, icon, level = 0, files, isChosen, onChoose, onDropped }: RowProps) {
  const [isOver, setIsOver] = useState(false)
  const takes = (event: DragEvent) =>
    onDropped !== undefined && event.dataTransfer.types.includes(draggedAsset)
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        onDragOver={(event) => {
          if (!takes(event)) return
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          setIsOver(false)
          if (!takes(event)) return
          event.preventDefault()
          onDropped?.(Number(event.dataTransfer.getData(draggedAsset)))
        }}
        style={{ paddingInlineStart: `${0.5 + level * 0.875}rem` }}
        className={classes(
          'flex min-h-8 w-full cursor-pointer items-center gap-2 rounded-field py-1 pe-2 text-start hover:bg-hover',
          isChosen && 'bg-accent/12 font-semibold text-accent-deep',
          isOver && 'ring-2 ring-accent ring-inset',
        )}
      >
        <IconFrame path={icons[icon]} className="size-4 shrink-0" />
        <span className="min-w-0 flex-1 wrap-break-word">{name}</span>
        {files !== undefined && files > 0 && (
          <span className="text-quiet text-small tabular-nums">{files}</span>
        )}
      </button>
    </li>
  )
}

/** The folders as a tree, below what shows everything. */
export function FolderList({ folders, place, onPlace, onMove }: FolderListProps) {
  const t = useMediaText()
  return (
    <nav aria-label={t('folders.label')}>
      <ul className="grid gap-px">
        <Row name={t('folders.all')} icon="all" isChosen={place === 'all'} onChoose={() => onPlace('all')} />
        <Row
          name={t('folders.none')}
          icon="file"
          isChosen={place === 'none'}
          onChoose={() => onPlace('none')}
          onDropped={onMove && ((asset) => onMove(asset, null))}
        />
        {folderLines(folders).map(({ id, name, level, files }) => (
          <Row
            key={id}
            name={name}
            icon="folder"
            level={level}
            files={files}
            isChosen={place === id}
            onChoose={() => onPlace(id)}
            onDropped={onMove && ((asset) => onMove(asset, id))}
          />
        ))}
      </ul>
    </nav>
  )
}
