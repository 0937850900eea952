'use client'

import { useState } from 'react'
import { timeZone } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { StoryRow } from '@/lib/studio/stories'
import { newCampaignAddress, StoryPicker, useStorySearch } from '@/lib/studio/stories/client'
import { Button, FormDialog, optionWords, SelectField } from '@/lib/studio/ui'
import { ClockField, clockOf, leaveTo } from '@/lib/studio/ui/client'
import { lacksProduct } from '@/schemas/blocks/triggers'
import { campaignsText } from './messages'
import { windowFaults } from './window-faults'

type Props = {
  triggers: readonly { value: string; label: string }[]
  /** The folder of the market whose pages are offered first; empty: of none. */
  near: string
}

/** Begins a campaign: on which page, from when to when and for whom; its blocks are put in by the editor. */
export function NewCampaign({ triggers, near }: Props) {
  const t = campaignsText(useLanguage())
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('new.open')}
      </Button>
      {isOpen && <NewCampaignDialog triggers={triggers} near={near} onClose={() => setOpen(false)} />}
    </>
  )
}

function NewCampaignDialog({ triggers, near, onClose }: Props & { onClose: () => void }) {
  const t = campaignsText(useLanguage())
  const search = useStorySearch()
  const [page, setPage] = useState<Pick<StoryRow, 'id' | 'name' | 'address' | 'component'>>()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [trigger, setTrigger] = useState('')
  const [isAsked, setAsked] = useState(false)
  const areTimes = [from, to].every((clock) => clockOf(clock) !== undefined)
  const told = windowFaults(areTimes ? { from, to } : { from: '', to: '' }, timeZone, Date.now())
  // Said as soon as both are chosen: such a campaign would never be seen.
  const isNeverMet = lacksProduct(trigger, page?.component)
  const submit = () => {
    setAsked(true)
    if (page && !told.to && !isNeverMet && areTimes)
      leaveTo(newCampaignAddress(page.id, { from, to, trigger }))
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
      <StoryPicker
        id="new-campaign-page"
        label={t('new.page')}
        hint={page ? t('new.chosen', { name: page.name, address: page.address }) : t('new.pageHint')}
        error={isAsked && !page ? t('new.noPage') : undefined}
        search={search}
        fits={({ isFolder }) => !isFolder}
        near={near}
        foundWords={(count) => t('new.found', { count })}
        onPick={(row) => {
          setPage(row)
          search.setText('')
        }}
      />
      <ClockField
        id="new-campaign-from"
        label={t('new.from')}
        hint={[told.from && t(`new.${told.from}`), t('new.clock')].filter(Boolean).join(' ')}
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
        error={told.to && t(`new.${told.to}`)}
      />
      <SelectField
        id="new-campaign-trigger"
        label={t('new.trigger')}
        value={trigger}
        onChange={({ target }) => setTrigger(target.value)}
        options={[
          { value: '', label: t('new.everyone') },
          ...triggers.map(({ value, label }) => ({ value, label: optionWords(label).name })),
        ]}
        hint={optionWords(triggers.find(({ value }) => value === trigger)?.label ?? '').more}
        error={isNeverMet ? t('new.neverMet', { name: page?.name ?? '' }) : undefined}
      />
    </FormDialog>
  )
}
