import type { BlockForms } from '@/lib/studio/forms'
import { type Blok, type Conflict, isSame, locate, mergeStories, setField } from '../model'

/** A field whose value the person wrote since the page was opened, and in whose place somebody else saved another one. */
export type Overruled = {
  id: string
  block: string
  field: string
  /** Where the person's own words stood, and what they were. */
  mine: { uid: string; field: string; value: unknown }
}

/** Values of somebody else that the person, asked about them, has chosen instead of their own, by the id of the field. */
type Accepted = ReadonlyMap<string, unknown>

/** What the person has chosen of somebody else's values. */
export const acceptedIn = (conflicts: readonly Conflict[], decided: Blok): [string, unknown][] =>
  conflicts.flatMap((conflict) => {
    if (conflict.kind !== 'field') return []
    const value = locate(decided, conflict.uid)?.blok[conflict.field]
    return isSame(value, conflict.theirs) ? [[conflict.id, conflict.theirs]] : []
  })

/** What somebody else put in the place of the person's own words, by the labels of the form. */
export function overruledIn(
  opened: Blok,
  { mine, theirs }: { mine: Blok; theirs: Blok },
  forms: BlockForms,
  accepted: Accepted = new Map(),
): Overruled[] {
  return mergeStories(opened, mine, theirs).conflicts.flatMap((conflict) => {
    if (conflict.kind !== 'field') return []
    if (accepted.has(conflict.id) && isSame(accepted.get(conflict.id), conflict.mine)) return []
    const form = Object.hasOwn(forms, conflict.component) ? forms[conflict.component] : undefined
    const label = form?.fields.find(({ name }) => name === conflict.field)?.label
    return [
      {
        id: conflict.id,
        block: form?.label ?? conflict.component,
        field: label ?? conflict.field,
        mine: { uid: conflict.uid, field: conflict.field, value: conflict.mine },
      },
    ]
  })
}

/** A content with the person's own words where somebody else had replaced them; all else stays as it is. */
export const withMine = (content: Blok, overruled: readonly Overruled[]): Blok =>
  overruled.reduce((story, { mine }) => setField(story, mine.uid, mine.field, mine.value), content)
