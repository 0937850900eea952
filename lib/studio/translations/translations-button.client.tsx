'use client'

import { useEffect, useState } from 'react'
import { IconFrame } from '@/lib/storefront/design/ui'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Dialog, IconButton } from '@/lib/studio/ui'
import { LoadFailed, useRead } from '@/lib/studio/ui/client'
import type { ReadTranslations } from './manage'
import { MarketList } from './market-list.client'
import { translationsText } from './messages'
import { SlugForm } from './slug-form.client'

const globePath =
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM4 12h16M12 4c2.2 2.2 3.3 5 3.3 8s-1.1 5.8-3.3 8c-2.2-2.2-3.3-5-3.3-8S9.8 6.2 12 4Z'

type TranslationsButtonProps = {
  storyId: number
  /** Called with the mark of what is shown, each time it is read. */
  onSeen: (mark: string) => void
}

/** Opens the addresses of a story by market and its alternates. */
export function TranslationsButton({ storyId, onSeen }: TranslationsButtonProps) {
  const t = translationsText(useLanguage())
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('open')}
        icon={<IconFrame path={globePath} className="size-4.5" />}
        onClick={() => setOpen(true)}
      />
      <Dialog
        id="translations"
        title={t('title')}
        position="right"
        open={open}
        onClose={() => setOpen(false)}
      >
        <Content storyId={storyId} onSeen={onSeen} />
      </Dialog>
    </>
  )
}

function Content({ storyId, onSeen }: TranslationsButtonProps) {
  const t = translationsText(useLanguage())
  const { data: found, failed, again } = useRead<ReadTranslations>(`stories/${storyId}/translations/`)
  useEffect(() => {
    if (found) onSeen(found.seen)
  }, [found, onSeen])
  if (failed !== undefined) return <LoadFailed status={failed} onRetry={again} />
  if (!found) return <p className="text-quiet">{t('loading')}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-4">
      <MarketList storyId={storyId} found={found} onChanged={again} />
      {(found.isPage || found.slugs.length > 0) && (
        <SlugForm storyId={storyId} slugs={found.slugs} onSaved={again} />
      )}
    </div>
  )
}
