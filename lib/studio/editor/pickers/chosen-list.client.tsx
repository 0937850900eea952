'use client'

import { labelled } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { PickedThing } from '@/lib/studio/pickers'
import { IconButton } from '@/lib/studio/ui'
import { Icon } from '../icon'
import { useText } from '../texts'
import { Thing } from './thing'

type ChosenListProps = {
  things: readonly PickedThing[]
  hasImages: boolean
  onMove?: (from: number, to: number) => void
  onRemove: (value: string) => void
}

/** What is chosen, in its order. */
export function ChosenList({ things, hasImages, onMove, onRemove }: ChosenListProps) {
  const language = useLanguage()
  const t = useText()
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {things.map((thing, index) => (
        <li
          key={thing.value}
          className="flex items-center gap-1 rounded-field border border-line bg-card p-1"
        >
          <Thing thing={thing} hasImages={hasImages} wraps />
          {onMove && (
            <>
              <IconButton
                label={labelled(language, t('tree.up'), thing.name)}
                disabled={index === 0}
                icon={<Icon name="up" />}
                onClick={() => onMove(index, index - 1)}
              />
              <IconButton
                label={labelled(language, t('tree.down'), thing.name)}
                disabled={index === things.length - 1}
                icon={<Icon name="down" />}
                onClick={() => onMove(index, index + 1)}
              />
            </>
          )}
          <IconButton
            label={labelled(language, t('form.remove'), thing.name)}
            icon={<Icon name="close" />}
            onClick={() => onRemove(thing.value)}
          />
        </li>
      ))}
    </ul>
  )
}

/** A copy of a list with one entry at another place. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  const moved = list[from]
  return moved === undefined ? [...list] : [...rest.slice(0, to), moved, ...rest.slice(to)]
}
