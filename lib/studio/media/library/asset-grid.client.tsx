'use client'

import type { KeyboardEvent } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { type AssetCard, languagesWithoutAlt, type TextLanguage } from '../types'
import { useMediaText } from '../use-text'
import { sizeText } from '../words'
import { PreviewPicture } from './preview-picture'

/** What a dragged file is called among the data of a drag. */
export const draggedAsset = 'application/x-studio-asset'

type AssetGridProps = {
  label: string
  assets: readonly AssetCard[]
  /** Those of the shop. */
  languages: readonly TextLanguage[]
  chosen: number | undefined
  onChoose: (asset: AssetCard) => void
}

/** The card that an arrow key leads to, by where the cards stand. */
function cardAt(list: HTMLElement, from: Element, key: string): HTMLElement | undefined {
  const cards = [...list.querySelectorAll<HTMLElement>('button')]
  const at = cards.indexOf(from as HTMLElement)
  const top = cards[0]?.offsetTop
  const columns = Math.max(
    1,
    cards.findIndex((card) => card.offsetTop !== top),
  )
  const perRow = cards.every((card) => card.offsetTop === top) ? cards.length : columns
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow }[key]
  if (step !== undefined) return cards[at + step]
  return key === 'Home' ? cards[0] : key === 'End' ? cards.at(-1) : undefined
}

/** Says of a picture that those who cannot see it are told nothing, in which of the shop's languages. */
function NoAlt({ asset, languages }: { asset: AssetCard; languages: readonly TextLanguage[] }) {
  const t = useMediaText()
  const missing = languagesWithoutAlt(asset, languages)
  if (missing.length === 0) return null
  return (
    <span className="text-warning text-small">
      {missing.length === languages.length
        ? t('noAlt.all')
        : t('noAlt.some', { languages: missing.join(', ').toUpperCase() })}
    </span>
  )
}

/** The files as cards. Arrow keys lead from one to the next, Enter chooses. */
export function AssetGrid({ label, assets, languages, chosen, onChoose }: AssetGridProps) {
  const language = useLanguage()
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const next = event.target instanceof Element && cardAt(event.currentTarget, event.target, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <ul
      aria-label={label}
      onKeyDown={onKeyDown}
      className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3"
    >
      {assets.map((asset) => (
        <li key={asset.id}>
          <button
            type="button"
            aria-pressed={asset.id === chosen}
            draggable
            onDragStart={({ dataTransfer }) => {
              dataTransfer.setData(draggedAsset, String(asset.id))
              dataTransfer.effectAllowed = 'move'
            }}
            onClick={() => onChoose(asset)}
            className="grid w-full cursor-pointer overflow-hidden rounded-card border border-line bg-card text-start hover:border-outline aria-pressed:border-accent aria-pressed:ring-2 aria-pressed:ring-accent"
          >
            <span className="media-ground block aspect-4/3 p-1.5">
              <PreviewPicture asset={asset} width={200} />
            </span>
            <span className="grid gap-0.5 border-line border-t px-2.5 py-2">
              <span className="truncate font-medium" title={asset.name}>
                {asset.name}
              </span>
              <span className="truncate text-quiet text-small">
                {asset.width && asset.height ? `${asset.width} × ${asset.height} · ` : ''}
                {sizeText(language, asset.bytes)}
              </span>
              <NoAlt asset={asset} languages={languages} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
