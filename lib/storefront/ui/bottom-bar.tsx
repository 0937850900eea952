import { type ReactNode, useEffect } from 'react'

/**
 * A bar at the lower edge of phones while its container is in view. It announces its presence to the page, so that
 * toasts and scroll targets stay above it. Where the screen is low for its text, it scrolls with the page.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.bottomBar = ''
    return () => void delete dataset.bottomBar
  }, [])
  return (
    <div className="[@media(height>=30rem)]:sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-card px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-float md:hidden print:hidden noscript:hidden">
      {children}
    </div>
  )
}
