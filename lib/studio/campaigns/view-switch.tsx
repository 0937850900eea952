import type { StudioLanguage } from '@/lib/studio/i18n'
import { type DeskView, deskViews } from './entry'
import { campaignsText } from './messages'

type Props = { view: DeskView; address: (view: DeskView) => string; language: StudioLanguage }

/** Whether campaigns are judged as they are published or as the drafts have them. */
export function ViewSwitch({ view, address, language }: Props) {
  const t = campaignsText(language)
  return (
    <nav aria-label={t('views.label')}>
      <ul className="flex rounded-field border border-line bg-card p-0.5">
        {deskViews.map((each) => (
          <li key={each}>
            <a
              href={address(each)}
              aria-current={each === view ? 'true' : undefined}
              className="inline-flex h-9 items-center rounded-field px-3 font-semibold text-ink no-underline hover:bg-hover aria-current:bg-accent/12 aria-current:text-accent-deep"
            >
              {t(`views.${each}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
