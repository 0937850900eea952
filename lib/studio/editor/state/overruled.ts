import type { BlockForms } from '@/lib/studio/forms'
import { type Blok, mergeStories } from '../model'

/** A field whose value the person wrote since the page was opened, and in whose place somebody else saved another one. */
export type Overruled = { id: string; block: string; field: string }

/** What somebody else decided against the person's own words, by the labels of the form. */
export function overruledIn(
  opened: Blok,
  { mine, theirs }: { mine: Blok; theirs: Blok },
  forms: BlockForms,
): Overruled[] {
  return mergeStories(opened, mine, theirs).conflicts.flatMap((conflict) => {
    if (conflict.kind !== 'field') return []
    const form = Object.hasOwn(forms, conflict.component) ? forms[conflict.component] : undefined
    const label = form?.fields.find(({ name }) => name === conflict.field)?.label
    return [{ id: conflict.id, block: form?.label ?? conflict.component, field: label ?? conflict.field }]
  })
}
