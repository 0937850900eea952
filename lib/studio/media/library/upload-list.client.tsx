'use client'

import { IconFrame } from '@/lib/storefront/design/ui'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, classes, IconButton } from '@/lib/studio/ui'
import { useWhoPublishes } from '@/lib/studio/ui/client'
import { icons } from '../icons'
import { useMediaText } from '../use-text'
import { percentOf, sizeText } from '../words'
import type { Measure } from './measure'
import type { Upload } from './use-uploads'

type UploadListProps = { uploads: readonly Upload[]; onClose: () => void }

/** How far each upload is, and why one was refused. */
export function UploadList({ uploads, onClose }: UploadListProps) {
  const t = useMediaText()
  const { ask: who } = useWhoPublishes()
  const language = useLanguage()
  if (uploads.length === 0) return null
  const done = uploads.filter(({ state }) => state === 'done').length
  const refused = uploads.filter(({ state }) => state === 'refused').length
  const isRunning = done + refused < uploads.length
  // What was refused needs somebody, and is shown whole; what is done stands among the files.
  const isRefusals = !isRunning && refused > 0
  const lines = isRefusals ? uploads.filter(({ state }) => state === 'refused') : uploads
  const own = (measure: Measure) => {
    if ('bytes' in measure) return t('uploads.ownBytes', { size: sizeText(language, measure.bytes) })
    return t('uploads.ownPixels', measure)
  }
  const stateText = ({ state, part, problem, measure, reduced }: Upload) => {
    const why = t(`problems.${problem ?? 'failed'}`, { who })
    if (state === 'refused') return measure ? `${own(measure)} ${why}` : why
    if (state === 'done' && reduced) return t('uploads.reduced', reduced)
    if (state !== 'sending') return t(`uploads.${state}`)
    return part < 1 ? t('uploads.sending', { percent: percentOf(part, 1) }) : t('uploads.checking')
  }
  return (
    <section aria-label={t('uploads.label')} className="rounded-card border border-line bg-card shadow-soft">
      <div className="flex items-center justify-between gap-2 py-1.5 ps-3 pe-1.5">
        <p role="status" className="font-semibold text-small">
          {isRunning ? t('uploads.label') : t('uploads.summary', { done, refused })}
        </p>
        {!isRunning && (
          <IconButton
            label={t('uploads.close')}
            icon={<IconFrame path={icons.close} className="size-4" />}
            onClick={onClose}
          />
        )}
      </div>
      <ul className={classes('border-line border-t', !isRefusals && 'max-h-44 overflow-y-auto')}>
        {lines.map((upload) => (
          <li
            key={upload.id}
            className="grid grid-cols-[1rem_minmax(0,1fr)] items-start gap-x-2 gap-y-1 px-3 py-1.5 text-small"
          >
            <IconFrame
              path={
                upload.state === 'refused'
                  ? icons.warning
                  : upload.state === 'done'
                    ? icons.check
                    : icons.upload
              }
              className={`mt-0.5 size-4 ${upload.state === 'refused' ? 'text-error' : upload.state === 'done' ? 'text-success' : 'text-quiet'}`}
            />
            <span className="grid gap-0.5">
              <span
                className={upload.state === 'refused' ? 'grid' : 'flex flex-wrap justify-between gap-x-3'}
              >
                <span className="min-w-0 truncate font-medium" title={upload.name}>
                  {upload.name}
                </span>
                <span className={upload.state === 'refused' ? 'text-error' : 'text-quiet'}>
                  {stateText(upload)}
                </span>
              </span>
              {upload.state === 'refused' && upload.retry && (
                <Button
                  size="small"
                  className="justify-self-start"
                  about={upload.name}
                  onClick={upload.retry}
                >
                  {t('uploads.again')}
                </Button>
              )}
              {upload.state === 'sending' && (
                <progress
                  aria-label={upload.name}
                  value={upload.part}
                  max={1}
                  className="h-1 w-full accent-accent"
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
