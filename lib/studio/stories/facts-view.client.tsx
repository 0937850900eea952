'use client'

import { useEffect } from 'react'
import { formatMoment, stageName } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { historyAddress, LoadFailed, useRead, useUiText } from '@/lib/studio/ui/client'
import { isUnchanged } from './count-changes'
import { EndedRedirects, FaultyBlocks, OldAddresses, Others, UntranslatedWords } from './facts-parts.client'
import { goesOnWords } from './goes-on-words'
import { storiesText } from './messages'
import type { PublicationFacts } from './publication-facts'
import { ReachWords } from './reach-words'
import { ReferenceList } from './reference-list'

const listOf = (language: string, names: readonly string[]) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)

type Props = {
  storyId: number
  action: 'publish' | 'unpublish'
  /** Called once the facts are there to be read. */
  onRead?: (facts: PublicationFacts) => void
  /** A version of the history in place of the draft. */
  version?: number
  /** What was read as the draft before it went on, by its content. */
  read?: string
}

/** What publishing or taking off means: what changes, what will not appear as intended, and what refers to the story. */
export function FactsView({ storyId, action, onRead, version, read }: Props) {
  const ui = useUiText()
  const query =
    action === 'unpublish'
      ? '?leaving=1'
      : read !== undefined
        ? `?read=${read}`
        : version === undefined
          ? ''
          : `?version=${version}`
  const { data: facts, failed, again } = useRead<PublicationFacts>(`stories/${storyId}/publication/${query}`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for what was read
  useEffect(() => {
    if (facts) onRead?.(facts)
  }, [facts])
  if (failed !== undefined) return <LoadFailed status={failed} onRetry={again} />
  if (!facts) return <p className="text-quiet">{ui('loading')}</p>
  return (
    <Facts
      storyId={storyId}
      facts={facts}
      action={action}
      isVersion={version !== undefined || read !== undefined}
    />
  )
}

const presentKey = { publish: 'facts.present', unpublish: 'facts.presentOffline' } as const

/** The facts themselves. */
export function Facts({
  storyId,
  facts,
  action,
  isVersion = false,
}: {
  storyId: number
  facts: PublicationFacts
  action: Props['action']
  /** They are those of a version of before, not of the draft. */
  isVersion?: boolean
}) {
  const language = useLanguage()
  const t = storiesText(language)
  const { savedAt, savedBy, changes, empty, faulty, headings, hints, notices } = facts
  const { references, alternates, campaigns, reach, isPage } = facts
  const by = savedBy ?? t('facts.program')
  const isSame = changes && isUnchanged(changes)
  return (
    <div className="grid gap-3">
      {facts.present && facts.present.length > 0 && (
        <p className="rounded-field bg-warning-ground p-3 text-warning">
          {t(isVersion && action === 'publish' ? 'facts.presentVersion' : presentKey[action], {
            names: listOf(language, facts.present),
            count: facts.present.length,
          })}
        </p>
      )}
      <ReachWords reach={reach} action={action === 'publish' ? 'publish' : 'leave'} />
      {action === 'publish' && (
        <>
          {empty && (
            <p className="rounded-field bg-error-ground p-3 text-error">
              <strong>{t('facts.isFault')}</strong> {t(`facts.empty.${empty}`)}
            </p>
          )}
          <p>{t('facts.saved', { at: formatMoment(language, savedAt), by })}</p>
          {facts.newer && (
            <p className="rounded-field bg-warning-ground p-3 text-warning">
              {t('facts.newer', {
                at: formatMoment(language, facts.newer.at),
                by: facts.newer.by ?? t('facts.program'),
              })}
            </p>
          )}
          {!changes && <p>{t(isPage ? 'facts.first' : 'facts.firstAround')}</p>}
          {isSame && <p>{t(isVersion ? 'facts.sameVersion' : 'facts.same')}</p>}
          {changes && !isSame && (
            <ul className="list-disc ps-5">
              {changes.formerName && <li>{t('facts.renamed', { name: changes.formerName })}</li>}
              {(['changed', 'added', 'removed'] as const).map(
                (kind) =>
                  changes[kind] > 0 && <li key={kind}>{t(`facts.${kind}`, { count: changes[kind] })}</li>,
              )}
            </ul>
          )}
          {facts.others && facts.others.length > 0 && (
            <p className="rounded-field bg-warning-ground p-3 text-warning">
              {t(changes ? 'facts.others' : 'facts.othersFirst', {
                names: listOf(language, facts.others),
                count: facts.others.length,
              })}{' '}
              <a href={historyAddress(storyId)} className="text-inherit">
                {t('facts.seeChanges')}
              </a>
            </p>
          )}
          {facts.comments !== undefined && (
            <p className="rounded-field bg-warning-ground p-3 text-warning">
              {t('facts.comments', { count: facts.comments })}
            </p>
          )}
          {facts.planned && (
            <p className="rounded-field bg-warning-ground p-3 text-warning">
              {t('facts.planned', { at: formatMoment(language, facts.planned) })}
            </p>
          )}
          <EndedRedirects ended={facts.ends ?? []} />
          {facts.untranslated && <UntranslatedWords untranslated={facts.untranslated} />}
          {facts.waits !== undefined && (
            <p className="rounded-field bg-error-ground p-3 text-error">
              {t('facts.waits', { stage: stageName(facts.waits, language) })}{' '}
              {goesOnWords(facts.goesOn ?? [], language)}
            </p>
          )}
          {facts.note !== undefined && (
            <p className="rounded-field bg-warning-ground p-3 text-warning">{t('problems.draftingNotes')}</p>
          )}
          <FaultyBlocks
            storyId={storyId}
            blocks={faulty}
            isFault
            words={t('facts.faulty', { count: faulty.length })}
          />
          <FaultyBlocks
            storyId={storyId}
            blocks={headings}
            words={t('facts.headings', { count: headings.length })}
          />
          <FaultyBlocks storyId={storyId} blocks={hints} words={t('facts.hints', { count: hints.length })} />
          <FaultyBlocks storyId={storyId} blocks={notices} words={t('facts.notices')} isQuiet />
        </>
      )}
      {action === 'unpublish' && (
        <p>
          {isPage
            ? t(facts.redirects?.away.length ? 'facts.unpublishLed' : 'facts.unpublish')
            : t('facts.draftStays')}
        </p>
      )}
      {(action === 'unpublish' || references.total > 0) && (
        <ReferenceList
          references={references}
          language={language}
          isAlone={alternates.length + campaigns.length + (facts.redirects?.total ?? 0) === 0}
        />
      )}
      {action === 'unpublish' && (
        <>
          <Others
            words={t(isPage ? 'facts.alternates' : 'facts.alternatesAround', { count: alternates.length })}
            others={alternates.map(({ address, ...each }) => ({ ...each, note: address }))}
          />
          <Others words={t('facts.campaigns', { count: campaigns.length })} others={campaigns} />
          {facts.redirects && <OldAddresses redirects={facts.redirects} />}
        </>
      )}
    </div>
  )
}
