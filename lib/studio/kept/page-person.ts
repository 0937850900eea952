/** The header by which a call says for whom its page was made. */
export const personHeader = 'x-studio-person'

/** The id of the person for whom this page was made, which may not be the one who is logged in by now. */
export const pagePerson = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.person || undefined
