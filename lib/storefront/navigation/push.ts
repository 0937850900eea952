import type { useRouter } from 'next/navigation'

type Router = Pick<ReturnType<typeof useRouter>, 'push' | 'refresh'>

/** Navigates to an address of this market on the client. */
export function push(router: Router, href: string, { scroll }: { scroll: boolean }): void {
  const { pathname, search } = new URL(href, window.location.href)
  const isOtherFace = pathname === window.location.pathname && search !== window.location.search
  router.push(href, { scroll })
  // The router treats a static page as the same for every query, but the server renders a different one.
  if (isOtherFace) router.refresh()
}
