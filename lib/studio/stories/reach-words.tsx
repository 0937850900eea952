import type { StudioLanguage } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { marketName } from './market-name'
import { storiesText } from './messages'
import type { PublicationFacts } from './publication-facts'

type Reach = PublicationFacts['reach'][number]

const marketsIn = (folders: readonly string[], language: StudioLanguage): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(
    folders.map((folder) => {
      const name = marketName(folder, language)
      return name ? `${name} (${folder})` : folder
    }),
  )

type Props = {
  reach: readonly Reach[]
  /** `leave`: it is taken off, deleted, or its address changes. */
  action: 'publish' | 'leave'
}

/** What of the shop changes beside the page itself, in sentences. */
export function ReachWords({ reach, action }: Props) {
  const language = useLanguage()
  const t = storiesText(language)
  return reach.map((each) => {
    const { kind, folders, pages } = each
    const some = { markets: marketsIn(folders, language), count: folders.length }
    const said = {
      ofMarkets: t('facts.markets.of', some),
      inMarkets: t('facts.markets.in', some),
      count: pages,
    }
    const key = kind === 'section' && folders.length > 0 ? 'around' : kind
    return (
      <p
        key={`${kind} ${folders} ${kind === 'screen' ? each.screen : ''}`}
        className={
          action === 'leave'
            ? 'rounded-field bg-error-ground p-3 text-error'
            : 'rounded-field bg-warning-ground p-3 text-warning'
        }
      >
        {kind === 'screen' && `${t(`facts.reach.screens.${each.screen}`, said)} `}
        {key === 'linked' || key === 'typed'
          ? t(`facts.reach.${key}`, said)
          : t(`facts.reach.${key}.${action}`, said)}
      </p>
    )
  })
}
