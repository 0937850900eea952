const problems = [
  ...([
    'taken',
    'required',
    'tooLong',
    'notPossible',
    'needsPublisher',
    'missing',
    'draftingNotes',
    'notReady',
    'unchanged',
  ] as const),
  ...(['signs', 'reserved', 'screen', 'product', 'ownPath'] as const),
]

/** The calls say a key; a schema may also say a sentence, which only means that the value is not valid. */
export const problemOf = (key: string) => problems.find((one) => one === key) ?? 'invalid'
