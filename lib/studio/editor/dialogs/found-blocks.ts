import type { BlockForm } from '@/lib/studio/forms'

const lower = (text: string) => text.toLocaleLowerCase()

/** How well a block fits what is searched, the least being the best: by its name, by other words, by its description. */
function rankOf({ name, label, description, synonyms = [] }: BlockForm, term: string): number {
  const title = lower(label)
  const others = [name, ...synonyms].map(lower)
  const checks = [
    title === term,
    title.startsWith(term),
    title.includes(term),
    others.includes(term),
    others.some((word) => word.startsWith(term)),
    others.some((word) => word.includes(term)),
    lower(description).includes(term),
  ]
  return checks.indexOf(true)
}

/** The blocks that fit, the best first; all of them in their order when nothing is searched. */
export function foundBlocks(forms: readonly BlockForm[], search: string): BlockForm[] {
  const term = lower(search.trim())
  if (term === '') return [...forms]
  return forms
    .map((form) => ({ form, rank: rankOf(form, term) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ form }) => form)
}
