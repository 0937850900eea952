import { IconFrame } from '@/lib/storefront/design/ui'
import { icons } from '../icons'
import { useMediaText } from '../use-text'

/** Says in place of the files that there are none, and how they come here. */
export function EmptyLibrary({ kind }: { kind: 'search' | 'folder' | 'library' }) {
  const t = useMediaText()
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-outline/50 border-dashed px-6 py-14 text-center">
      <IconFrame path={icons.upload} className="size-8 text-quiet" />
      <p className="font-semibold text-lead">{t(`empty.${kind}`)}</p>
      {kind !== 'search' && (
        <p className="max-w-md text-quiet">
          {t('empty.hint')} {t('kinds')}.
        </p>
      )}
    </div>
  )
}
