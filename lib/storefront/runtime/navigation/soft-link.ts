import { isUntracked } from '@/lib/storefront/runtime/browser'
import { hasAddressActions } from './has-address-actions'

/** The properties that decide whether a link is followed on the client; link elements have them. */
type LinkLike = { href: string; target: string; hasAttribute: (name: string) => boolean }

type ClickLike = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>

/** Marks links that load a document of its own, such as those into the checkout, which runs none of the shop's code. */
const documentAttribute = 'data-document'

const fileExtension = /\.[a-z0-9]{1,12}$/i

const marketOf = ({ pathname }: URL) => pathname.split('/', 2)[1]

/**
 * The path, query and fragment of a link that is followed on the client from `here`. Undefined for links that are left
 * to the browser: other hosts and markets, other windows, files, fragments of this page, addresses with actions, and the way
 * between pages that are tracked and those that never are.
 */
export function softTarget(link: LinkLike, here: string): string | undefined {
  if (link.target !== '' && link.target !== '_self') return undefined
  if (link.hasAttribute('download') || link.hasAttribute(documentAttribute)) return undefined
  const from = new URL(here)
  if (!URL.canParse(link.href)) return undefined
  const to = new URL(link.href)
  if (to.origin !== from.origin || !marketOf(from) || marketOf(to) !== marketOf(from)) return undefined
  if (fileExtension.test(to.pathname) || hasAddressActions(to)) return undefined
  if (isUntracked(from) !== isUntracked(to)) return undefined
  const isSamePage = to.pathname === from.pathname && to.search === from.search
  if (isSamePage && link.href.includes('#')) return undefined
  return to.pathname + to.search + to.hash
}

/** Whether a click follows a link in this window: with the primary button, no modifier keys and no other handler. */
export const isPlainClick = (click: ClickLike): boolean =>
  click.button === 0 &&
  !click.defaultPrevented &&
  !click.metaKey &&
  !click.ctrlKey &&
  !click.shiftKey &&
  !click.altKey
