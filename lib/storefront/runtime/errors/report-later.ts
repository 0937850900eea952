/** Reports an error that a page is shown instead of. What asks for consent is loaded then: every page has this code. */
export const reportLater = (error: unknown): void =>
  void import('./watch-errors').then(({ reportPageError }) => reportPageError(error)).catch(() => undefined)
