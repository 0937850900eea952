import { useLanguage } from '@/lib/studio/i18n/client'
import { storiesText } from '../messages'
import { movedAddress } from '../moved-address'
import { addressChange } from '../next-address'
import type { StoryRow } from '../story-row'

type Props = {
  row: StoryRow
  /** Its full slug then. */
  next: string
  /** The new address of a page as the shop has told it; unset until then. */
  shown?: string | undefined
}

/** The public address before and after, and what visitors of the previous one get. */
export function AddressWords({ row, next, shown }: Props) {
  const t = storiesText(useLanguage())
  const change = addressChange(row, next, shown)
  const moved = movedAddress(row, next)
  if (!change && moved === 'same') return null
  const isPublic = row.isFolder || row.state !== 'draft'
  const words =
    moved === 'same'
      ? undefined
      : isPublic
        ? t(`dialogs.moved.${row.isFolder ? 'folder' : 'page'}.${moved}`)
        : t(moved === 'noMarket' ? 'dialogs.moved.draftNoMarket' : 'dialogs.moved.draft')
  return (
    <div
      role="status"
      className={
        moved === 'noMarket'
          ? 'rounded-field bg-warning-ground p-3 text-warning'
          : 'rounded-field bg-hover p-3'
      }
    >
      {change && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
          <dt className="text-quiet">{t('dialogs.addressBefore')}</dt>
          <dd className="wrap-anywhere">{change.before}</dd>
          <dt className="text-quiet">{t('dialogs.addressAfter')}</dt>
          <dd className="wrap-anywhere font-semibold">{change.after ?? t('dialogs.noAddress')}</dd>
        </dl>
      )}
      {words && <p className={change ? 'mt-2' : undefined}>{words}</p>}
    </div>
  )
}
