'use client'

import { useEffect, useRef, useState } from 'react'
import { IconFrame } from '@/lib/storefront/design/ui'
import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, IconButton, LinkButton } from '@/lib/studio/ui'
import { LoadFailed, showToast, useSubmit, useUiText, useWhoPublishes } from '@/lib/studio/ui/client'
import { icons } from '../icons'
import { PreviewPicture } from '../library/preview-picture'
import { type AssetCard, type FolderCard, offeredLanguages, type TextLanguage } from '../types'
import { useMediaText } from '../use-text'
import { sizeText } from '../words'
import { DeleteAsset, ReplaceAsset } from './change-dialogs.client'
import { DetailFields } from './detail-fields.client'
import { FocalPoint } from './focal-point.client'
import { useDetails } from './use-details'
import { UseList } from './use-list'

export type PanelTask = 'replace' | 'delete' | undefined

type DetailPanelProps = {
  asset: AssetCard
  folders: readonly FolderCard[]
  languages: readonly TextLanguage[]
  mayPublish: boolean
  task: PanelTask
  onTask: (task: PanelTask) => void
  onClose: () => void
  onDirty: (isDirty: boolean) => void
  onChanged: (asset: AssetCard) => void
  onDeleted: () => void
}

const glyph = (name: keyof typeof icons) => <IconFrame path={icons[name]} className="size-4" />

/** What is known of a file: how it is cropped, what is said of it, where it is used, and what can be done with it. */
export function DetailPanel(props: DetailPanelProps) {
  const { asset, folders, mayPublish, task, onTask, onClose, onChanged, onDeleted } = props
  const t = useMediaText()
  const { ask: who } = useWhoPublishes()
  const ui = useUiText()
  const language = useLanguage()
  const { details, set, take, renew, changed, isDirty, uses, failed, again } = useDetails(
    asset,
    props.onDirty,
  )
  const { busy, errors, send } = useSubmit()
  const [isShown, setIsShown] = useState(0)
  const panel = useRef<HTMLElement>(null)
  // On a phone it lies over the files, and the focus may not stay below it.
  useEffect(() => {
    if (panel.current && panel.current.offsetWidth === window.innerWidth) panel.current.focus()
  }, [])
  const date = formatMoment(language, asset.createdAt)
  const isOnShop = uses?.some(({ inPublished, inPlanned }) => inPublished || inPlanned) ?? false
  const isLocked = isOnShop && !mayPublish

  const save = async () => {
    const saved = await send<{ asset: AssetCard }>(`assets/${asset.id}/`, { method: 'PATCH', body: changed })
    if (!saved) return
    showToast(ui('saved'), 'success')
    renew(saved.asset)
    onChanged(saved.asset)
  }
  const { width, height } = asset
  return (
    <aside
      aria-label={t('panel.label', { name: asset.name })}
      ref={panel}
      tabIndex={-1}
      className="flex shrink-0 flex-col border-line bg-card max-lg:absolute max-lg:inset-y-0 max-lg:end-0 max-lg:z-10 max-lg:shadow-float max-md:w-full md:w-80 md:border-s xl:w-96"
    >
      <div className="flex items-start gap-2 border-line border-b py-2.5 ps-4 pe-2">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h2 className="wrap-break-word font-semibold text-lead">{asset.name}</h2>
          <p className="text-quiet text-small">
            {t('panel.facts', { type: asset.kind.toUpperCase(), size: sizeText(language, asset.bytes) })}
            {width && height ? ` · ${t('panel.pixels', { width, height })}` : ''}
          </p>
        </div>
        <IconButton label={t('panel.close')} icon={glyph('close')} onClick={onClose} />
      </div>
      <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto p-4">
        {asset.isPicture && width && height ? (
          <FocalPoint
            key={isShown}
            asset={{ ...asset, width, height }}
            focus={details.focus}
            isFixed={isLocked}
            onChange={(focus) => set({ focus })}
          />
        ) : (
          <div className="media-ground h-36 rounded-card border border-line">
            <PreviewPicture asset={asset} width={320} />
          </div>
        )}
        <DetailFields
          details={details}
          folders={folders}
          languages={offeredLanguages(asset, props.languages)}
          isPicture={asset.isPicture}
          nameError={errors.name && t('folders.problems.required')}
          onChange={set}
        />
        <section className="grid gap-2">
          <h3 className="font-semibold text-small">{t('uses.label')}</h3>
          {failed !== undefined && <LoadFailed status={failed} onRetry={again} />}
          {!uses && failed === undefined && <p className="text-quiet">{t('uses.loading')}</p>}
          {uses?.length === 0 && <p className="text-quiet">{t('uses.none')}</p>}
          {uses && uses.length > 0 && <UseList uses={uses} />}
        </section>
        <section className="grid gap-2.5 border-line border-t pt-4">
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              icon={glyph('replace')}
              disabled={!uses || isLocked}
              onClick={() => onTask('replace')}
            >
              {t('panel.replace')}
            </Button>
            <LinkButton size="small" icon={glyph('open')} href={asset.address} target="_blank" rel="noopener">
              {t('panel.open')}
            </LinkButton>
            <Button
              size="small"
              variant="danger"
              icon={glyph('trash')}
              disabled={!uses || isLocked}
              onClick={() => onTask('delete')}
            >
              {t('panel.delete')}
            </Button>
          </div>
          {isLocked && <p className="text-quiet text-small">{t('panel.onlyPublishers', { who })}</p>}
          <p className="text-quiet text-small">
            {asset.author
              ? t('panel.uploadedBy', { date, name: asset.author })
              : t('panel.uploaded', { date })}
          </p>
        </section>
      </div>
      <div className="flex items-center justify-end gap-3 border-line border-t px-4 py-2.5">
        {isDirty && <span className="text-small text-warning">{t('panel.unsaved')}</span>}
        <Button variant="primary" busy={busy} disabled={!isDirty} onClick={save}>
          {ui('save')}
        </Button>
      </div>
      {task === 'delete' && uses && (
        <DeleteAsset asset={asset} uses={uses} onClose={() => onTask(undefined)} onDeleted={onDeleted} />
      )}
      {task === 'replace' && uses && (
        <ReplaceAsset
          asset={asset}
          uses={uses}
          onClose={() => onTask(undefined)}
          onReplaced={(replaced) => {
            onTask(undefined)
            take({ name: replaced.name, focus: replaced.focus })
            setIsShown((round) => round + 1)
            onChanged(replaced)
          }}
        />
      )}
    </aside>
  )
}
