import type { ReleasedStory } from './read'

/** Puts the very versions back that have left, although a draft may be newer; nothing where one had none. */
export const takenBack = (stories: readonly ReleasedStory[]) => {
  const take = stories.flatMap(({ id, version }) =>
    version ? [{ id, mark: version.mark, asRead: true }] : [],
  )
  return take.length === stories.length ? { take } : undefined
}
