/** The maximum edit distance at which a typed word of a length is corrected. */
export const maxEdits = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3)

/** Above this share of wrong letters, a word is another one and no misspelling: Laufrad is no Laufgitter. */
const mostErrors = 0.25

/** Whether a number of errors in a word of a length is few enough for a correction. */
export const isNearEnough = (errors: number, length: number): boolean => errors <= length * mostErrors
