'use client'

import { useRouter } from 'next/navigation'
import { formatMoment, stageName } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, LinkButton } from '@/lib/studio/ui'
import { showToast, useSubmit } from '@/lib/studio/ui/client'
import { schedulesText } from './messages'
import type { HeldRow } from './take-over'
import { takeOverWay, wayAddress } from './take-over-way'

type Props = { held: readonly HeldRow[]; person: { id: string; isAdmin: boolean } }

/** The plans on hold, each with its reason and the button that takes it over; nothing without any. */
export function HeldPlans({ held, person }: Props) {
  const language = useLanguage()
  const t = schedulesText(language)
  const router = useRouter()
  const { busy, send } = useSubmit()
  if (held.length === 0) return null
  const whyOf = ({ reason }: HeldRow) => {
    if (reason.why === 'stage') return t('why.stage', { stage: stageName(reason.stage, language) })
    return reason.why === 'pages' ? t('why.pages', { pages: reason.pages }) : t(`why.${reason.why}`)
  }
  const mayTakeOver = ({ what, plannerId }: HeldRow) =>
    what !== 'release' || person.isAdmin || plannerId === person.id
  const takeOver = async ({ call: { path, ...call } }: HeldRow) => {
    if (!(await send(path, call))) return
    showToast(t('takenOver'), 'success')
    router.refresh()
  }
  return (
    <section
      aria-labelledby="held-plans"
      className="grid gap-2 rounded-card bg-warning-ground p-4 text-warning"
    >
      <h2 id="held-plans" className="font-semibold">
        {t('title')}
      </h2>
      <p className="max-w-prose text-small">{t('intro', { count: held.length })}</p>
      <ul className="grid gap-2">
        {held.map((row) => (
          <li key={row.key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <div className="min-w-0">
              <a href={row.href} className="font-semibold text-inherit wrap-anywhere">
                {row.name}
              </a>
              <p className="text-small">
                {t(row.what, { at: formatMoment(language, row.at), planner: row.planner })}
                {row.isDue && ` · ${t('isDue')}`}
              </p>
              <p className="text-small">{whyOf(row)}</p>
            </div>
            <Way row={row} mayTakeOver={mayTakeOver(row)} busy={busy} onTakeOver={() => void takeOver(row)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type WayProps = { row: HeldRow; mayTakeOver: boolean; busy: boolean; onTakeOver: () => void }

function Way({ row, mayTakeOver, busy, onTakeOver }: WayProps) {
  const t = schedulesText(useLanguage())
  const way = takeOverWay(row)
  if (!mayTakeOver && way !== 'pages') return <p className="text-small">{t('notYours')}</p>
  if (way !== 'here')
    return (
      <LinkButton size="small" href={wayAddress(row, way)} aria-label={`${t(`ways.${way}`)}: ${row.name}`}>
        {t(`ways.${way}`)}
      </LinkButton>
    )
  return (
    <Button size="small" busy={busy} aria-label={t('takeOverNamed', { name: row.name })} onClick={onTakeOver}>
      {t('takeOver')}
    </Button>
  )
}
