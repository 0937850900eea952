import { allFindingsOf } from '@/lib/studio/drafts'
import { toldFindings } from '@/lib/studio/editor'
import { describeForms, labelsIn } from '@/lib/studio/forms'
import type { Person } from '@/lib/studio/people'
import type { FactsCheck } from '@/lib/studio/stories'
import { registry } from '@/registry'

const definitions = Object.fromEntries(
  Object.entries(registry).map(([name, { definition }]) => [name, definition]),
)

/** What the check of the content finds in a version of a story, as it is told to a person. */
export function factsCheck({ language }: Pick<Person, 'language'>): FactsCheck {
  const forms = describeForms(Object.values(definitions), labelsIn(language))
  return async (story, content, along) =>
    toldFindings(await allFindingsOf(story, content, definitions, { along }), content, forms, language)
}
