import { labelled } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { classes } from '@/lib/studio/ui'
import { blockAddress } from '@/lib/studio/ui/client'
import { marketName } from './market-name'
import { storiesText } from './messages'
import type { PublicationFacts } from './publication-facts'
import type { RedirectsHere, ShownRedirect } from './redirects-here'

/** Says that a page still has the words of another language. */
export function UntranslatedWords({
  untranslated,
}: {
  untranslated: NonNullable<PublicationFacts['untranslated']>
}) {
  const language = useLanguage()
  const t = storiesText(language)
  const { from, texts, parts } = untranslated
  const market = marketName(from.folder, language) ?? from.folder
  const both = parts.length === 2 ? 'both' : (parts[0] ?? 'none')
  return (
    <p className="rounded-field bg-warning-ground p-3 text-warning">
      {texts > 0 && t('facts.untranslated', { count: texts, market })}
      {both !== 'none' &&
        (texts > 0
          ? ` ${t(`facts.untranslatedParts.${both}`)}`
          : t(`facts.untranslatedAlone.${both}`, { market }))}
    </p>
  )
}

type OthersProps = { words: string; others: readonly { id: number; name: string; note?: string }[] }

/** Other stories that lose something with the page. */
export function Others({ words, others }: OthersProps) {
  if (others.length === 0) return null
  return (
    <div className="rounded-field bg-warning-ground p-3 text-warning">
      <p>{words}</p>
      <ul className="list-disc ps-5">
        {others.map(({ id, name, note }) => (
          <li key={id}>
            <a href={`/studio/stories/${id}/`} className="text-inherit">
              {name}
            </a>
            {note && ` (${note})`}
          </li>
        ))}
      </ul>
    </div>
  )
}

const RedirectLines = ({ redirects }: { redirects: readonly ShownRedirect[] }) => (
  <ul className="list-disc ps-5">
    {redirects.map(({ from, to }) => (
      <li key={from} className="wrap-anywhere">
        {from} → {to}
      </li>
    ))}
  </ul>
)

/** The redirects that end because the page appears at their address. */
export function EndedRedirects({ ended }: { ended: readonly ShownRedirect[] }) {
  const t = storiesText(useLanguage())
  if (ended.length === 0) return null
  return (
    <div className="rounded-field bg-info-ground p-3 text-info">
      <p>{t('facts.endedRedirects', { count: ended.length })}</p>
      <RedirectLines redirects={ended} />
    </div>
  )
}

type OldAddressesProps = { redirects: RedirectsHere }

/** Where the addresses of a page lead once it is gone, and old addresses that lead to it, and then to nothing. */
export function OldAddresses({ redirects }: OldAddressesProps) {
  const t = storiesText(useLanguage())
  return (
    <>
      {redirects.away.length > 0 && (
        <div className="rounded-field bg-warning-ground p-3 text-warning">
          <p>{t('facts.redirectsAway', { count: redirects.away.length })}</p>
          <RedirectLines redirects={redirects.away} />
        </div>
      )}
      <LeadingHere redirects={redirects} />
    </>
  )
}

function LeadingHere({ redirects: { from, total } }: OldAddressesProps) {
  const t = storiesText(useLanguage())
  if (total === 0) return null
  return (
    <div className="rounded-field bg-warning-ground p-3 text-warning">
      <p>{t('facts.redirects', { count: total })}</p>
      <ul className="list-disc ps-5">
        {from.map((path) => (
          <li key={path} className="wrap-anywhere">
            {path}
          </li>
        ))}
        {total > from.length && <li>{t('dialogs.moreReferences', { left: total - from.length })}</li>}
      </ul>
    </div>
  )
}

type BlocksProps = {
  storyId: number
  blocks: PublicationFacts['faulty']
  words: string
  /** They do not appear as intended; otherwise it is a hint. */
  isFault?: boolean
  /** Good to know. */
  isQuiet?: boolean
}

/** Blocks with what is wrong with them, each of which leads to its form. */
export function FaultyBlocks({ storyId, blocks, words, isFault = false, isQuiet = false }: BlocksProps) {
  const language = useLanguage()
  const t = storiesText(language)
  if (blocks.length === 0) return null
  return (
    <div
      className={classes(
        'rounded-field p-3',
        isFault
          ? 'bg-error-ground text-error'
          : isQuiet
            ? 'bg-info-ground text-info'
            : 'bg-warning-ground text-warning',
      )}
    >
      <p>
        <strong>{t(isFault ? 'facts.isFault' : 'facts.isHint')}</strong> {words}
      </p>
      <ul className="list-disc ps-5">
        {blocks.map(({ uid, field, title, reasons }) => (
          <li key={uid}>
            <a href={blockAddress(storyId, { uid, field })} className="underline">
              {title}
            </a>
            {labelled(language, '', reasons.join(' '))}
          </li>
        ))}
      </ul>
    </div>
  )
}
