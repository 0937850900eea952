import type { Carried } from './carry-addresses'
import type { RedirectChange } from './record-redirects'
import type { Story } from './story-tree'

/** What an edit of a story changed beside its content, for the log: the same whoever made it, and by whichever way. */
export type UpdateChange = {
  kind: 'story-moved' | 'story-renamed' | 'story-translated' | 'triggers-carried' | RedirectChange['kind']
  story: { id: number; name: string }
  detail: Record<string, string>
}

const slugsOf = ({ translatedSlugs }: Story) =>
  JSON.stringify(translatedSlugs.map(({ lang, path }) => [lang, path]).sort())

export function changesOfUpdate(
  before: Story,
  after: Story,
  { carried, redirects }: { carried: readonly Carried[]; redirects: readonly RedirectChange[] },
): UpdateChange[] {
  const { id, name, fullSlug } = after
  const story = { id, name }
  const changes: UpdateChange[] = []
  if (fullSlug !== before.fullSlug)
    changes.push({ kind: 'story-moved', story, detail: { from: before.fullSlug, to: fullSlug } })
  if (name !== before.name)
    changes.push({ kind: 'story-renamed', story, detail: { from: before.name, to: name } })
  if (after.groupId !== before.groupId || slugsOf(after) !== slugsOf(before))
    changes.push({ kind: 'story-translated', story, detail: { path: fullSlug } })
  for (const each of redirects) changes.push({ ...each, story })
  for (const each of carried)
    changes.push({ kind: 'triggers-carried', story: each, detail: { name, to: fullSlug } })
  return changes
}
