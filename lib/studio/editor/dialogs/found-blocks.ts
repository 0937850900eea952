import { isMet } from '@/lib/platform/text'
import type { BlockForm } from '@/lib/studio/forms'

const isSame = (word: string, term: string) => word === term
const begins = (word: string, term: string) => word.startsWith(term)

/** How well a block fits what is searched, the least being the best: by its name, by other words, by its description. */
function rankOf({ name, label, description, synonyms = [] }: BlockForm, term: string): number {
  const others = [name, ...synonyms]
  const checks = [
    isMet(label, term, isSame),
    isMet(label, term, begins),
    isMet(label, term),
    others.some((word) => isMet(word, term, isSame)),
    others.some((word) => isMet(word, term, begins)),
    others.some((word) => isMet(word, term)),
    isMet(description, term),
  ]
  return checks.indexOf(true)
}

/** The blocks that fit, the best first; all of them in their order when nothing is searched. */
export function foundBlocks(forms: readonly BlockForm[], search: string): BlockForm[] {
  const term = search.trim()
  if (term === '') return [...forms]
  return forms
    .map((form) => ({ form, rank: rankOf(form, term) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ form }) => form)
}
