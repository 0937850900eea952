import { type ReactNode, useEffect } from 'react'

/**
 * A bar at the lower edge of phones, below the thumb, for as long as what it belongs to is in view. It says that it
 * stands there, so that messages and what is scrolled to stand above it.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.bottomBar = ''
    return () => void delete dataset.bottomBar
  }, [])
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-4 border-line border-t bg-card px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-float md:hidden noscript:hidden">
      {children}
    </div>
  )
}
