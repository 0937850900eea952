import { type CampaignSituation, presentValues, type Trigger } from '@/lib/content/campaigns'
import { formatMoment, type StudioLanguage } from '@/lib/studio/i18n'
import type { Explained } from './explain'
import { campaignsText } from './messages'
import { valueWords } from './words'

export type Sentence = { isMet: boolean; words: string; parts?: Sentence[] }

type Given = { language: StudioLanguage; situation: CampaignSituation }

/** Whether the time fits. */
function timeSentence({ finding, window, component }: Explained, language: StudioLanguage): Sentence {
  const t = campaignsText(language)
  const from = window.dateFrom ? formatMoment(language, window.dateFrom) : ''
  const to = window.dateTo ? formatMoment(language, window.dateTo) : ''
  switch (finding.phase) {
    case 'running':
      if (from && to) return { isMet: true, words: t('why.time.between', { from, to }) }
      if (from) return { isMet: true, words: t('why.time.since', { from }) }
      return { isMet: true, words: to ? t('why.time.until', { to }) : t('why.time.always') }
    case 'coming':
      return { isMet: false, words: t('why.time.coming', { from }) }
    case 'over':
      return component === 'countdown'
        ? { isMet: true, words: t('why.time.countdownOver', { to }) }
        : { isMet: false, words: t('why.time.over', { to }) }
    case 'never':
      return { isMet: false, words: t('why.time.never') }
  }
}

function triggerSentence(trigger: Trigger, matches: boolean, { language, situation }: Given): Sentence {
  const t = campaignsText(language)
  const present = presentValues(trigger, situation).join(', ')
  const values = { present, wanted: valueWords(trigger.value) || '–' }
  const state = present === '' ? 'missing' : matches ? 'yes' : 'no'
  return { isMet: matches, words: t(`why.triggers.${trigger.type}.${state}`, values) }
}

/** Why a campaign shows or not: a sentence about its time, and one about each of its triggers. */
export function whySentences(explained: Explained, given: Given): Sentence[] {
  const { language } = given
  const t = campaignsText(language)
  const { finding, isReadable, hiddenBy } = explained
  if (!isReadable) return [{ isMet: false, words: t('why.unreadable') }]
  const triggers = finding.triggers.map(({ matches, isGroup, triggers: inner }): Sentence => {
    const parts = inner.map(({ trigger, matches: one }) => triggerSentence(trigger, one, given))
    const [only] = parts
    return !isGroup && only ? only : { isMet: matches, words: t('why.group'), parts }
  })
  return [
    ...(hiddenBy === undefined ? [] : [{ isMet: false, words: t('why.hidden', { name: hiddenBy }) }]),
    timeSentence(explained, language),
    ...(triggers.length === 0 ? [{ isMet: true, words: t('why.everywhere') }] : triggers),
  ]
}
