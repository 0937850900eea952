import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  hidden?: boolean
  /** Its button stands in the page as well, where the bar does not stay in view, so that nothing is left of the bar there. */
  isTwice?: boolean
  children: ReactNode
}

/**
 * A bar at the lower edge of phones while its container is in view. It announces its presence to the page, so that
 * toasts and scroll targets stay above it. Hidden, it keeps its place. Where the screen is low for its text, it scrolls with the page.
 */
export function BottomBar({ hidden = false, isTwice = false, children }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { dataset, style } = document.documentElement
    dataset.bottomBar = ''
    // Its words may need two lines.
    const watch = new ResizeObserver(() => style.setProperty('--bar', `${bar.current?.offsetHeight}px`))
    if (bar.current) watch.observe(bar.current)
    return () => {
      watch.disconnect()
      style.removeProperty('--bar')
      delete dataset.bottomBar
    }
  }, [])
  return (
    <div
      ref={bar}
      className={`bottom-bar ${hidden ? 'invisible' : ''}`}
      data-twice={isTwice ? '' : undefined}
    >
      {children}
    </div>
  )
}
