'use client'

import { useState } from 'react'
import { timeZone } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { newCampaignAddress, useStorySearch } from '@/lib/studio/stories/client'
import { Button, FormDialog, SelectField, TextField } from '@/lib/studio/ui'
import { ClockField, clockOf, LoadFailed, useUiText } from '@/lib/studio/ui/client'
import { campaignsText } from './messages'

type Props = { triggers: readonly { value: string; label: string }[] }

/** Begins a campaign: on which page, from when to when and for whom; its blocks are put in by the editor. */
export function NewCampaign({ triggers }: Props) {
  const t = campaignsText(useLanguage())
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('new.open')}
      </Button>
      {isOpen && <NewCampaignDialog triggers={triggers} onClose={() => setOpen(false)} />}
    </>
  )
}

const mostShown = 6

function NewCampaignDialog({ triggers, onClose }: Props & { onClose: () => void }) {
  const t = campaignsText(useLanguage())
  const ui = useUiText()
  const search = useStorySearch()
  const [page, setPage] = useState<{ id: number; name: string; address: string }>()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [trigger, setTrigger] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isReversed = from !== '' && to !== '' && to <= from
  const areTimes = [from, to].every((clock) => clockOf(clock) !== undefined)
  const shown = (search.found?.rows ?? []).filter(({ isFolder }) => !isFolder)
  const submit = () => {
    setAsked(true)
    if (page && !isReversed && areTimes)
      window.location.assign(newCampaignAddress(page.id, { from, to, trigger }))
  }
  return (
    <FormDialog
      id="new-campaign"
      title={t('new.title')}
      submitLabel={t('new.submit')}
      busy={false}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="text-quiet">{t('new.intro')}</p>
      <TextField
        id="new-campaign-page"
        type="search"
        label={t('new.page')}
        hint={page ? t('new.chosen', { name: page.name, address: page.address }) : t('new.pageHint')}
        value={search.text}
        maxLength={200}
        onChange={({ target }) => search.setText(target.value)}
        error={isAsked && !page ? t('new.noPage') : undefined}
      />
      {search.failed !== undefined && <LoadFailed status={search.failed} onRetry={search.again} />}
      <p role="status" className="text-quiet text-small empty:hidden">
        {search.busy ? ui('loading') : search.found && t('new.found', { count: shown.length })}
      </p>
      {shown.length > 0 && (
        <ul className="grid gap-px">
          {shown.slice(0, mostShown).map((row) => (
            <li key={row.id}>
              <button
                type="button"
                onClick={() => {
                  setPage(row)
                  search.setText('')
                }}
                className="w-full cursor-pointer rounded-field px-3 py-2 text-start hover:bg-hover"
              >
                <span className="block font-medium">{row.name}</span>
                <span className="block wrap-anywhere text-quiet text-small">{row.address}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <ClockField
        id="new-campaign-from"
        label={t('new.from')}
        hint={t('new.clock')}
        value={from}
        timeZone={timeZone}
        onChange={setFrom}
      />
      <ClockField
        id="new-campaign-to"
        label={t('new.to')}
        hint={t('new.clock')}
        value={to}
        timeZone={timeZone}
        isEnd
        onChange={setTo}
        error={isReversed ? t('new.reversed') : undefined}
      />
      <SelectField
        id="new-campaign-trigger"
        label={t('new.trigger')}
        value={trigger}
        onChange={({ target }) => setTrigger(target.value)}
        options={[{ value: '', label: t('new.everyone') }, ...triggers]}
      />
    </FormDialog>
  )
}
