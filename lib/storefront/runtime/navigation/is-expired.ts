/**
 * Whether the visible page has expired: the router or the browser cached it before a campaign began or ended. Pages
 * that the router keeps for going back are hidden and not considered.
 */
export const isExpired = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-until]')].some(
    (page) => Number(page.dataset.until) <= Date.now() && page.offsetParent !== null,
  )
