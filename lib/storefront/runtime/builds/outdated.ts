/** Alone and small, because every page has it: whether the shop has been built anew since this page was loaded. */
let isOld = false

export const markOutdated = (): void => {
  isOld = true
}

/** Then links load their pages as documents, so that nothing of the former build stays. */
export const isOutdated = (): boolean => isOld
