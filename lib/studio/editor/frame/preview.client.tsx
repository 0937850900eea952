'use client'

import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '@/lib/studio/ui'
import { Icon } from '../icon'
import { useEditor, usePresent } from '../state/context'
import { useText } from '../texts'
import { onDragging } from '../tree/drag'
import { BlockGrip } from './block-grip.client'
import { DropOnPage } from './drop-on-page.client'
import { useFrame } from './use-frame'

const widths = { phone: 390, tablet: 820, desktop: 1280 } as const
export type PreviewWidth = keyof typeof widths

export const WidthSwitch = ({
  width,
  onChange,
}: {
  width: PreviewWidth
  onChange: (width: PreviewWidth) => void
}) => {
  const t = useText()
  return (
    <fieldset aria-label={t('width.label')} className="flex gap-0.5">
      {(Object.keys(widths) as PreviewWidth[]).map((each) => (
        <IconButton
          key={each}
          label={t(`width.${each}`)}
          aria-pressed={each === width}
          icon={<Icon name={each} />}
          onClick={() => onChange(each)}
        />
      ))}
    </fieldset>
  )
}

/**
 * How the draft of a story is shown. A page has a path of its own, in the shop the one of `shop`; what stands on many
 * pages is shown at one.
 */
export type PagePreview = { hasOwnPath: boolean; shop: string }

/** The page in a frame of a device's width, made smaller where there is less room. */
export function Preview({ address, width }: { address: string; width: PreviewWidth }) {
  const t = useText()
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useFrame(frame)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const [isDragging, setDragging] = useState(false)
  useEffect(() => onDragging(setDragging), [])
  const scale = Math.min(1, size.width / widths[width]) || 1
  const { openAdd } = useEditor()
  const { content } = usePresent()
  const isEmpty = content.component === 'page' && !(Array.isArray(content.body) && content.body.length > 0)
  return (
    <>
      {isEmpty && (
        <div className="flex shrink-0 flex-wrap items-center justify-center gap-x-3 gap-y-2 border-line border-b bg-card p-2">
          <p>{t('emptyPage.text')}</p>
          <Button variant="primary" size="small" onClick={() => openAdd('inside')}>
            {t('emptyPage.add')}
          </Button>
        </div>
      )}
      <div ref={room} className="relative min-h-0 flex-1 overflow-hidden">
        <div
          className="absolute start-1/2 top-0 h-full -translate-x-1/2"
          style={{ width: `${widths[width] * scale}px` }}
        >
          <iframe
            ref={frame}
            title={t('preview')}
            src={address}
            className="origin-top-left rounded-field border border-line bg-card"
            style={{
              width: `${widths[width]}px`,
              height: `${size.height / scale}px`,
              transform: `scale(${scale})`,
            }}
          />
        </div>
        <BlockGrip frame={frame} scale={scale} />
        {isDragging && <DropOnPage frame={frame} scale={scale} />}
      </div>
    </>
  )
}
