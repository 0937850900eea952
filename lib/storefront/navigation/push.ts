import type { useRouter } from 'next/navigation'

type Router = Pick<ReturnType<typeof useRouter>, 'push' | 'refresh'>

/** Goes to an address of this market inside the page. */
export function push(router: Router, href: string, { scroll }: { scroll: boolean }): void {
  const { pathname, search } = new URL(href, window.location.href)
  const isOtherFace = pathname === window.location.pathname && search !== window.location.search
  router.push(href, { scroll })
  // For the router a static page has no other face under another query; the shop renders one.
  if (isOtherFace) router.refresh()
}
