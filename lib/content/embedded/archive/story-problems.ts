import type { ArchivedStory } from './archive'

/** What stories say of one another and does not fit. */
export function storyProblems(stories: readonly ArchivedStory[]): string[] {
  const byId = new Map(stories.map((each) => [each.id, each]))
  const seen = { id: new Set<unknown>(), uuid: new Set<unknown>(), full_slug: new Set<unknown>() }
  return stories.flatMap((each) => {
    const name = `${each.full_slug} (${each.uuid})`
    const twice = (['id', 'uuid', 'full_slug'] as const).filter((key) => {
      const isKnown = seen[key].has(each[key])
      seen[key].add(each[key])
      return isKnown
    })
    const parent = each.parent_id === null ? undefined : byId.get(each.parent_id)
    return [
      ...twice.map((key) => `${name}: another story has the same ${key}`),
      ...(each.parent_id !== null && !parent?.is_folder
        ? [`${name}: its folder ${each.parent_id} is missing`]
        : []),
    ]
  })
}
