import { asksForMore } from './asks-for-more'

/** What decides whether a link is followed inside the page; a link element is one. */
export type LinkLike = { href: string; target: string; hasAttribute: (name: string) => boolean }

type ClickLike = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>

const fileExtension = /\.[a-z0-9]{1,12}$/i

const marketOf = ({ pathname }: URL) => pathname.split('/', 2)[1]

/**
 * The address that a link leads to inside the page that stands at `here`, as a path with its query and anchor. Undefined
 * for everything that the browser follows itself: other hosts and markets, other windows, files, places on this page, and
 * addresses that ask for more than a page.
 */
export function softTarget(link: LinkLike, here: string): string | undefined {
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined
  const from = new URL(here)
  if (!URL.canParse(link.href)) return undefined
  const to = new URL(link.href)
  if (to.origin !== from.origin || !marketOf(from) || marketOf(to) !== marketOf(from)) return undefined
  if (fileExtension.test(to.pathname) || asksForMore(to)) return undefined
  const isSamePage = to.pathname === from.pathname && to.search === from.search
  if (isSamePage && link.href.includes('#')) return undefined
  return to.pathname + to.search + to.hash
}

/** Whether a click follows a link in this window: the primary button alone, and nobody has taken it. */
export const isPlainClick = (click: ClickLike): boolean =>
  click.button === 0 &&
  !click.defaultPrevented &&
  !click.metaKey &&
  !click.ctrlKey &&
  !click.shiftKey &&
  !click.altKey
