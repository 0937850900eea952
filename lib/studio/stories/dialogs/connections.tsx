import type { ReactNode } from 'react'
import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { Connections } from '../consequences'
import { OldAddresses } from '../facts-parts.client'
import { marketName } from '../market-name'
import { reachOf } from '../matters'
import { storiesText } from '../messages'
import { presentNames } from '../present-names'
import { ReachWords } from '../reach-words'
import { ReferenceList } from '../reference-list'

type Props = {
  /** What is about to happen to it. */
  action: 'delete' | 'move'
  connections: Connections
  /** On how many pages of it this browser keeps work that is not saved. */
  unsaved?: number
}

/** What hangs on a story or folder: what of the shop it surrounds or fills, who has it open, its versions in other markets, plans, releases, what refers to it. */
export function ConnectionList({ action, connections, unsaved = 0 }: Props) {
  const language = useLanguage()
  const t = storiesText(language)
  const { references, versions, plans, releases, campaigns, present, atWork, redirects } = connections
  const storyLink = (id: number, name: string) => (
    <a href={`/studio/stories/${id}/`} className="text-inherit">
      {name}
    </a>
  )
  const isAlone = versions.length + plans.length + releases.length + campaigns.length + redirects.total === 0
  return (
    <>
      <ReachWords reach={reachOf(action, connections.reach)} action="leave" />
      {present.length > 0 && (
        <p className="rounded-field bg-warning-ground p-3 text-warning">
          {t('present', { names: presentNames(present) })}
        </p>
      )}
      {action === 'delete' && atWork.length > 0 && (
        <p className="rounded-field bg-warning-ground p-3 text-warning">
          {t('dialogs.deleteAtWork', { names: presentNames(atWork), count: atWork.length })}
        </p>
      )}
      {action === 'delete' && unsaved > 0 && (
        <p className="rounded-field bg-warning-ground p-3 text-warning">
          {t('dialogs.deleteUnsaved', { count: unsaved })}
        </p>
      )}
      {action === 'delete' && connections.comments > 0 && (
        <p className="rounded-field bg-warning-ground p-3 text-warning">
          {t('dialogs.deleteComments', { count: connections.comments })}
        </p>
      )}
      <Part
        title={t(`dialogs.connected.versions.${action}`, { count: versions.length })}
        lines={versions.map(({ id, name, fullSlug, isPublished }) => ({
          key: `version ${id}`,
          line: (
            <>
              {storyLink(id, name)} ({marketName(fullSlug.split('/')[0] ?? '', language) ?? fullSlug}
              {isPublished && `, ${t('states.published')}`})
            </>
          ),
        }))}
      />
      <Part
        title={t(`dialogs.connected.plans.${action}`, { count: plans.length })}
        lines={plans.map(({ id, name, action: planned, at }) => ({
          key: `plan ${id} ${planned}`,
          line: (
            <>
              {storyLink(id, name)}{' '}
              {t(`dialogs.connected.planned.${planned}`, { at: formatMoment(language, at) })}
            </>
          ),
        }))}
      />
      <Part
        title={t(`dialogs.connected.releases.${action}`, { count: releases.length })}
        lines={releases.map(({ id, name, at }) => ({
          key: `release ${id}`,
          line: (
            <>
              <a href={`/studio/releases/${id}/`} className="text-inherit">
                {name}
              </a>
              {at && ` (${formatMoment(language, at)})`}
            </>
          ),
        }))}
      />
      <Part
        title={
          action === 'move'
            ? t('dialogs.connected.campaigns', { count: campaigns.length })
            : t('facts.campaigns', { count: campaigns.length })
        }
        lines={campaigns.map(({ id, name }) => ({ key: `campaign ${id}`, line: storyLink(id, name) }))}
      />
      {action === 'delete' && <OldAddresses redirects={redirects} />}
      {action === 'move' && references.total > 0 ? (
        <p className="text-quiet">{t('dialogs.referencesFollow', { total: references.total })}</p>
      ) : (
        action === 'delete' && <ReferenceList references={references} language={language} isAlone={isAlone} />
      )}
    </>
  )
}

type PartProps = { title: string; lines: readonly { key: string; line: ReactNode }[] }

function Part({ title, lines }: PartProps) {
  if (lines.length === 0) return null
  return (
    <section className="rounded-field bg-hover p-3">
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul className="list-disc ps-5">
        {lines.map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
