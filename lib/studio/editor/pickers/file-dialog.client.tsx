'use client'

import { type ComponentProps, useId } from 'react'
import { type AssetCard, LibraryDialog } from '@/lib/studio/media/client'
import type { PickedThing } from '@/lib/studio/pickers'
import { fileSources } from './file-sources'
import { PickList } from './pick-dialog.client'

type FileDialogProps = {
  title: string
  open: boolean
  /** What the field takes. */
  group?: ComponentProps<typeof LibraryDialog>['group']
  onClose: () => void
  onChoose: (asset: AssetCard) => void
  /** Pictures that were pasted into the field. */
  pasted?: readonly File[] | undefined
  /** A file that content shows already, which may be outside of the library. */
  onPick: (thing: PickedThing) => void
}

/** The media library with uploads, and beside it the files that content shows already. */
export function FileDialog({ onPick, group = 'all', ...rest }: FileDialogProps) {
  const id = useId()
  return (
    <LibraryDialog
      {...rest}
      group={group}
      used={<PickList id={id} source={fileSources[group]} chosen={[]} onPick={onPick} />}
    />
  )
}
