'use client'

import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { planImage } from '@/lib/storefront/design/pictures'
import { Button } from '@/lib/studio/ui'
import { useWhoPublishes } from '@/lib/studio/ui/client'
import type { AssetCard } from '../types'
import { useMediaText } from '../use-text'
import { percentOf } from '../words'
import { type Fraction, focusAt, fractionOf, moved } from './focus-point'

type FocalPointProps = {
  asset: Pick<AssetCard, 'address'> & { width: number; height: number }
  focus: string
  /** The point may be seen, and stays. */
  isFixed?: boolean
  /** The point comes from elsewhere and cannot be removed here. */
  isInherited?: boolean
  onChange: (focus: string) => void
}

const crops = [
  ['aspect-square', '1:1'],
  ['aspect-video', '16:9'],
  ['aspect-21/9', '21:9'],
] as const

/** Of the picture, in rem: its room is known before it is loaded. */
const highest = 14

/** The picture with its focal point: a click sets it, arrow keys move it. */
export function FocalPoint({
  asset,
  focus,
  isFixed = false,
  isInherited = false,
  onChange,
}: FocalPointProps) {
  const t = useMediaText()
  const { ask: who } = useWhoPublishes()
  const id = useId()
  const point = fractionOf(focus, asset)
  const set = (at: Fraction) => onChange(focusAt(at, asset))
  const words = point
    ? t('focus.at', { x: percentOf(point.x, 1), y: percentOf(point.y, 1) })
    : t('focus.unset')
  const src = planImage({ src: asset.address, width: 320 })?.src ?? asset.address

  const onClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Enter and Space click in no place.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    set({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(point ?? { x: 0.5, y: 0.5 }, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    set(next)
  }
  return (
    <div className="grid gap-2">
      <div className="media-ground grid place-items-center rounded-card border border-line p-2">
        <button
          type="button"
          aria-label={words}
          aria-describedby={`${id}-hint`}
          disabled={isFixed}
          onClick={onClick}
          onKeyDown={onKeyDown}
          className="relative cursor-crosshair disabled:cursor-not-allowed"
          style={{
            width: `min(100%, ${(highest * asset.width) / asset.height}rem)`,
            aspectRatio: asset.width / asset.height,
          }}
        >
          {/* biome-ignore lint/performance/noImgElement: the address is already that of a prepared picture */}
          <img src={src} alt="" draggable={false} className="block size-full" />
          {point && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-accent-ink bg-accent/40 shadow-float ring-2 ring-accent"
              style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
            />
          )}
        </button>
      </div>
      <p role="status" className="sr-only">
        {words}
      </p>
      <p id={`${id}-hint`} className="text-quiet text-small">
        {t(isFixed ? 'focus.onlyPublishers' : 'focus.hint', { who })}
      </p>
      {point && (
        <div className="flex items-end justify-between gap-2">
          <ul aria-label={t('focus.crops')} className="flex items-end gap-2">
            {crops.map(([shape, name]) => (
              <li key={name} className="grid gap-0.5">
                {/* biome-ignore lint/performance/noImgElement: the address is already that of a prepared picture */}
                <img
                  src={src}
                  alt={name}
                  className={`h-11 w-auto rounded-sm object-cover ${shape}`}
                  style={{ objectPosition: `${point.x * 100}% ${point.y * 100}%` }}
                />
              </li>
            ))}
          </ul>
          {!isFixed && !isInherited && (
            <Button size="small" variant="quiet" onClick={() => onChange('')}>
              {t('focus.remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
