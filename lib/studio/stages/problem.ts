const problems = [
  ...([
    'missing',
    'otherWorkflow',
    'notNext',
    'role',
    'fourEyes',
    'eyesFirst',
    'gone',
    'goesOn',
    'notADay',
    'past',
    'pages',
  ] as const),
  ...(['required', 'tooLong', 'tooMany', 'twice', 'firstEyes'] as const),
]

/** The key of a text for what a call refuses. */
export const problemOf = (key: string) => problems.find((one) => one === key) ?? 'other'
