/**
 * Whether the page that is shown says of itself that it has changed since: the router, or the browser, kept it from before
 * a campaign began or ended. Pages that the router keeps for going back are hidden.
 */
export const isPast = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-until]')].some(
    (page) => Number(page.dataset.until) <= Date.now() && page.offsetParent !== null,
  )
