/** The value of a word that only keeps or drops its sentence: empty keeps it, undefined drops it. */
export const when = (isSo: boolean) => (isSo ? '' : undefined)
