/**
 * What is shown instead of a picture that cannot be fetched: a frame with a hill. It has no ground, so that it stands on
 * that of the page, which is in the colours of the shop, and its grey is read on light and dark ones.
 */
export const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="600" height="600"><g fill="none" stroke="#808080" stroke-opacity=".7" stroke-width="2.5" stroke-linejoin="round"><rect x="36" y="42" width="48" height="36" rx="4"/><circle cx="49" cy="54" r="4"/><path d="m40 76 15-13 9 8 9-10 11 12"/></g></svg>`
