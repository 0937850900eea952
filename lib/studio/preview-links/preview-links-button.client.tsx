'use client'

import { type ReactNode, useState } from 'react'
import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, Dialog, IconButton, SelectField, TextField } from '@/lib/studio/ui'
import { LoadFailed, showToast, useRead, useSubmit } from '@/lib/studio/ui/client'
import { previewDays } from './days'
import type { PreviewLinkRow } from './links'
import { previewLinksText } from './messages'

type Props = { storyId: number; icon: ReactNode }

/** Opens the links to the draft of a page. */
export function PreviewLinksButton({ storyId, icon }: Props) {
  const t = previewLinksText(useLanguage())
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={t('title')} icon={icon} onClick={() => setOpen(true)} />
      <Dialog id="preview-links" title={t('title')} open={open} onClose={() => setOpen(false)}>
        <Links storyId={storyId} />
      </Dialog>
    </>
  )
}

function Links({ storyId }: { storyId: number }) {
  const t = previewLinksText(useLanguage())
  const path = `stories/${storyId}/preview-links/`
  const { data, failed, again } = useRead<{ links: PreviewLinkRow[] }>(path)
  const { busy, errors, send } = useSubmit()
  const [days, setDays] = useState(7)
  const [status, setStatus] = useState('')

  const make = async () => {
    if (!(await send(path, { method: 'POST', body: { days } }))) return
    setStatus(t('made'))
    again()
  }
  const end = async ({ id }: PreviewLinkRow) => {
    if (!(await send(`${path}${id}/`, { method: 'DELETE' }))) return
    setStatus(t('ended'))
    again()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-4">
      <p>{t('intro')}</p>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <SelectField
          id="preview-days"
          label={t('days')}
          value={String(days)}
          error={errors.link && t('tooMany')}
          options={previewDays.map((each) => ({
            value: String(each),
            label: t('dayCount', { count: each }),
          }))}
          onChange={({ target }) => setDays(Number(target.value))}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {t('make')}
        </Button>
      </form>
      <p role="status" className="text-small text-success empty:hidden">
        {status}
      </p>
      {failed !== undefined && <LoadFailed status={failed} onRetry={again} />}
      {!data && failed === undefined && <p className="text-quiet">{t('loading')}</p>}
      {data?.links.length === 0 && <p className="text-quiet">{t('none')}</p>}
      {data && data.links.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {data.links.map((link) => (
            <Link key={link.id} link={link} onEnd={() => void end(link)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Link({ link, onEnd }: { link: PreviewLinkRow; onEnd: () => void }) {
  const language = useLanguage()
  const t = previewLinksText(language)
  const address = new URL(link.path, window.location.origin).href
  const until = t('until', { date: formatMoment(language, link.expiresAt) })
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast(t('copied'), 'success'),
      () => showToast(t('copyFailed'), 'error'),
    )
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-field border border-line p-3">
      <TextField
        id={`link-${link.id}`}
        label={until}
        hint={t('by', { name: link.by, date: formatMoment(language, link.createdAt) })}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" about={until} onClick={copy}>
          {t('copy')}
        </Button>
        <Button size="small" variant="danger" about={until} onClick={onEnd}>
          {t('end')}
        </Button>
      </div>
    </li>
  )
}
