import type { Mentionable } from '@/lib/studio/comments/client'
import { classes } from '@/lib/studio/ui'
import { useCommentsText } from './texts'

type MentionListProps = {
  id: string
  found: readonly Mentionable[]
  /** Which of them the arrow keys have reached. */
  at: number
  onChoose: (person: Mentionable) => void
}

/** The people whose names begin as it was typed behind an `@`. */
export function MentionList({ id, found, at, onChoose }: MentionListProps) {
  const t = useCommentsText()
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('people')}
      className="rounded-field border border-line bg-card p-1 shadow-float"
    >
      {found.length === 0 && <p className="px-2 py-1 text-quiet text-small">{t('nobody')}</p>}
      {found.map((person, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, and names the option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of the list
        <div
          key={person.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          // The field would lose the focus, and the list with it.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
          className={classes(
            'min-h-8 cursor-pointer truncate rounded-field px-2 py-1.5 pointer-coarse:py-2.5',
            index === at ? 'bg-accent/12 text-accent-deep' : 'hover:bg-hover',
          )}
        >
          {person.name}
        </div>
      ))}
    </div>
  )
}
