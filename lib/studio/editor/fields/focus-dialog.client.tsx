'use client'

import { ownFocus } from '@/lib/content/media/client'
import { shopPictureFacts } from '@/lib/storefront/design/pictures'
import { type AssetCard, FocalPoint } from '@/lib/studio/media/client'
import { Button, Dialog } from '@/lib/studio/ui'
import { LoadFailed, useRead } from '@/lib/studio/ui/client'
import { type AssetAddress, isImageSource, readAssetAddress } from '@/schemas/content'
import { useText } from '../texts'

type Size = { width: number; height: number }

/** The size of a picture, as far as its address says it. */
function sizeOf(filename: string): Size | undefined {
  const [, width, height] = /\.storyblok\.com\/f\/\d+\/(\d{1,5})x(\d{1,5})\//.exec(filename) ?? []
  if (width && height) return { width: Number(width), height: Number(height) }
  return readAssetAddress(filename)?.size ?? shopPictureFacts(filename)
}

/** Whether a focal point can be set for a file: it is a picture of a known size. */
export const takesFocus = (filename: string): boolean => isImageSource(filename) && Boolean(sizeOf(filename))

type FocusDialogProps = {
  id: string
  filename: string
  /** What the field holds. */
  focus: string
  open: boolean
  onClose: () => void
  /** The focal point, empty: as in the file; and the address of the file, in whose pixels it is. */
  onChange: (change: { focus: string; filename: string }) => void
}

/** The focal point of a picture in one field: that of its file, or another one for this place alone. */
export function FocusDialog({ id, open, onClose, ...rest }: FocusDialogProps) {
  const t = useText()
  const address = readAssetAddress(rest.filename)
  return (
    <Dialog id={`${id}-focus`} title={t('focus.title')} open={open} onClose={onClose}>
      {address ? <InLibrary {...rest} address={address} /> : <Elsewhere {...rest} />}
    </Dialog>
  )
}

type PartProps = Pick<FocusDialogProps, 'filename' | 'focus' | 'onChange'>

function InLibrary({ filename, focus, onChange, address }: PartProps & { address: AssetAddress }) {
  const t = useText()
  const { data, failed, again } = useRead<{ assets: AssetCard[] }>(`assets/?key=${address.key}`)
  if (failed !== undefined) return <LoadFailed status={failed} onRetry={again} />
  if (!data) return <p className="pb-4 text-quiet">{t('loading')}</p>
  const [file] = data.assets
  const { width, height } = file ?? {}
  if (!file || !width || !height) return <Elsewhere {...{ filename, focus, onChange }} />
  const own = ownFocus(focus, address.size, file)
  const set = (next: string) => onChange({ focus: next, filename: file.filename })
  return (
    <div className="grid gap-3 pb-4">
      <p className="text-small">{t(own ? 'focus.own' : file.focus ? 'focus.file' : 'focus.none')}</p>
      <FocalPoint
        asset={{ address: file.address, width, height }}
        focus={own ?? file.focus}
        isInherited
        onChange={set}
      />
      {own && (
        <Button size="small" className="justify-self-start" onClick={() => set('')}>
          {t('focus.follow')}
        </Button>
      )}
    </div>
  )
}

/** A picture that is no file of the library. */
function Elsewhere({ filename, focus, onChange }: PartProps) {
  const t = useText()
  const size = sizeOf(filename)
  return (
    <div className="grid gap-3 pb-4">
      <p className="text-small">{t('focus.notInLibrary')}</p>
      {size && (
        <FocalPoint
          asset={{ address: filename, ...size }}
          focus={focus}
          onChange={(next) => onChange({ focus: next, filename })}
        />
      )}
    </div>
  )
}
