import type { StudioLanguage } from '@/lib/studio/i18n'
import { classes } from '@/lib/studio/ui'
import { storiesText } from './messages'
import type { StoryState } from './story-state'

const looks: Readonly<Record<StoryState, string>> = {
  draft: 'bg-ink/8 text-quiet',
  published: 'bg-success-ground text-success',
  changed: 'bg-warning-ground text-warning',
}

/** Whether shoppers see a story, and whether they see its draft. */
export function StateBadge({ state, language }: { state: StoryState; language: StudioLanguage }) {
  return (
    <span
      className={classes(
        'inline-flex h-5.5 items-center rounded-full px-2 font-semibold text-small',
        looks[state],
      )}
    >
      {storiesText(language)(`states.${state}`)}
    </span>
  )
}
