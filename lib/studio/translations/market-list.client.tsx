'use client'

import { type ReactNode, useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { marketName, storiesText } from '@/lib/studio/stories/client'
import { Button } from '@/lib/studio/ui'
import { reloadSaying, showToast, useWhoPublishes } from '@/lib/studio/ui/client'
import { ConnectVersion } from './connect-version.client'
import { LeaveGroup } from './leave-group.client'
import { MakeVersion } from './make-version.client'
import type { ReadTranslations } from './manage'
import type { MarketRow, Version } from './market-versions'
import { translationsText } from './messages'
import { RenameVersion } from './rename-version.client'

type MarketListProps = { storyId: number; found: ReadTranslations; onChanged: () => void }
type Act = 'make' | 'connect' | 'leave' | 'rename'

/** Each market with its version of the page, and what can be done about it: in place, below the market. */
export function MarketList({ storyId, found, onChanged }: MarketListProps) {
  const language = useLanguage()
  const t = translationsText(language)
  const { ask: who } = useWhoPublishes()
  const [open, setOpen] = useState<{ folder: string; act: Act }>()
  const { markets, isPage, mayPublish } = found
  const own = markets.find(({ version }) => version?.isThis)
  const isAlone = markets.filter(({ version }) => version).length < 2
  const isLocked = !mayPublish && own?.version?.isKnown === true
  const shared = markets.find((row) => row.isShared)?.version
  const nameOf = ({ folder, isShared }: MarketRow) =>
    isShared ? t('everyMarket', { folder }) : (marketName(folder, language) ?? folder)
  if (!isPage && isAlone) return <p className="text-quiet">{t('noPage')}</p>

  type Done = 'made' | 'joined' | 'left' | 'renamed'
  const sentence = (key: Done, said: string) => `${t(key)} ${said}`.trim()
  const done = (key: Done, said = '') => {
    setOpen(undefined)
    showToast(sentence(key, said), 'success')
    onChanged()
  }
  const opener = (row: MarketRow, act: Act, label: string) => (
    <Button
      size="small"
      variant={act === 'make' ? 'secondary' : 'quiet'}
      about={act === 'make' ? undefined : nameOf(row)}
      aria-expanded={open?.folder === row.folder && open.act === act}
      onClick={() =>
        setOpen(open?.folder === row.folder && open.act === act ? undefined : { folder: row.folder, act })
      }
    >
      {label}
    </Button>
  )
  const mayLeave = ({ isThis, isKnown }: Version) =>
    !isAlone && (mayPublish || !isKnown) && (!isThis || !isLocked)
  const actsOf = (row: MarketRow): ReactNode => {
    const { version, planned } = row
    if (version)
      return (
        <>
          {opener(row, 'rename', t('rename'))}
          {mayLeave(version) && opener(row, 'leave', t(version.isThis ? 'leaveThis' : 'leave'))}
        </>
      )
    return (
      <>
        {planned &&
          !planned.taken &&
          opener(row, 'make', t(shared ? 'makeOwn' : 'make', { market: nameOf(row) }))}
        {!isLocked && opener(row, 'connect', t('connect'))}
      </>
    )
  }
  const bodyOf = (row: MarketRow): ReactNode => {
    if (open?.folder !== row.folder) return null
    const { version, planned } = row
    const page = { storyId, market: nameOf(row), folder: row.folder }
    const onClose = () => setOpen(undefined)
    if (version && open.act === 'rename')
      return (
        <RenameVersion
          id={version.id}
          isFixed={!mayPublish && version.isKnown === true}
          onClose={onClose}
          // The editor begins anew with the name and the address of its own page.
          onDone={(said) =>
            version.isThis ? reloadSaying(sentence('renamed', said)) : done('renamed', said)
          }
        />
      )
    if (version) return <LeaveGroup version={version} onClose={onClose} onDone={() => done('left')} />
    if (open.act === 'make' && planned)
      return (
        <MakeVersion
          {...{ ...page, planned, onClose, name: own?.version?.name ?? '' }}
          isOtherLanguage={row.folder.slice(0, 2) !== own?.folder.slice(0, 2) && !own?.isShared}
          onDone={() => done('made')}
        />
      )
    return <ConnectVersion {...page} onDone={() => done('joined')} />
  }
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-semibold">{t('markets')}</h3>
      <p className="text-quiet">{t(isLocked ? 'lockedHint' : 'marketsHint', { who })}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {markets.map((row) => (
          <li
            key={row.version ? `version-${row.version.id}` : row.folder}
            className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-field border border-line p-2.5"
          >
            <div>
              <h4 className="font-semibold text-small">{nameOf(row)}</h4>
              <State row={row} shared={shared} />
            </div>
            <div className="flex flex-wrap gap-1 empty:hidden">{actsOf(row)}</div>
            {bodyOf(row)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a market shows. */
function State({ row, shared }: { row: MarketRow; shared: Version | undefined }) {
  const language = useLanguage()
  const t = translationsText(language)
  const { version, planned, isShared } = row
  if (!version)
    return (
      <p className="text-quiet text-small">
        {isShared ? t('noShared') : t(shared ? 'showsShared' : 'noVersion', { name: shared?.name ?? '' })}
        {planned?.taken && ` ${t('taken', { name: planned.taken.name })}`}
      </p>
    )
  const { id, name, address, isPublished, isThis, untranslatedFrom: from } = version
  return (
    <>
      {isThis ? (
        <span className="font-medium">{t('this', { name })}</span>
      ) : (
        <a href={`/studio/stories/${id}/`} className="font-medium text-ink">
          {name}
        </a>
      )}
      <span className="block break-all text-quiet text-small">
        {address} · {t(isPublished ? 'published' : 'draft')}
      </span>
      {from !== undefined && (
        <span className="block text-small text-warning">
          {storiesText(language)('marks.untranslated', { market: marketName(from, language) ?? from })}
        </span>
      )}
      {isShared && <span className="block text-quiet text-small">{t('sharedHint')}</span>}
    </>
  )
}
