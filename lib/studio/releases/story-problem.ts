/** The key of a reason for which a release is refused. */
export const storyProblem = (key: string) =>
  (['anew', 'tooMany', 'draftingNotes', 'notReady'] as const).find((one) => one === key) ?? 'empty'
