import type { BlockForms } from '@/lib/studio/forms'
import { type Blok, mergeStories, setField } from '../model'

/** A field whose value the person wrote since the page was opened, and in whose place somebody else saved another one. */
export type Overruled = {
  id: string
  block: string
  field: string
  /** Where the person's own words stood, and what they were. */
  mine: { uid: string; field: string; value: unknown }
}

/** The page as it was opened, with what somebody else has changed since: what comes from them is nobody's own words. */
export const openedWith = (opened: Blok, { base, theirs }: { base: Blok; theirs: Blok }): Blok =>
  mergeStories(base, theirs, opened).content

/**
 * What somebody else put in the place of the person's own words, by the labels of the form.
 * @param opened the page as it was opened, with what others have changed since
 */
export function overruledIn(
  opened: Blok,
  { mine, theirs }: { mine: Blok; theirs: Blok },
  forms: BlockForms,
): Overruled[] {
  return mergeStories(opened, mine, theirs).conflicts.flatMap((conflict) => {
    if (conflict.kind !== 'field') return []
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
