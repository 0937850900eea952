import { useEffect, useRef } from 'react'
import type { ReleaseRow } from './read'

const aMomentMs = 3_000
/** What has not been published by then waits for somebody: a login that nobody uses must end. */
const mostLooks = 20
/** As long as a timer of a browser can wait. */
const longestMs = 2 ** 31 - 1

/**
 * Looks again once the time of a planned release has come, until it is published or known to be on hold, and when somebody
 * comes back to a release that is not published: others may have changed its pages.
 */
export function useRelease(release: ReleaseRow, refresh: () => void) {
  const latest = useRef(refresh)
  const looks = useRef(0)
  useEffect(() => {
    latest.current = refresh
  })
  const isOpen = release.releasedAt === undefined
  useEffect(() => {
    const back = () => {
      if (isOpen && !document.hidden) latest.current()
    }
    window.addEventListener('focus', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      window.removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, [isOpen])
  useEffect(() => {
    const { dueInMs, onHold } = release
    if (dueInMs === undefined || onHold || looks.current >= mostLooks) return
    const look = () => {
      looks.current += 1
      latest.current()
    }
    const timer = setTimeout(look, Math.min(Math.max(dueInMs, 0) + aMomentMs, longestMs))
    return () => clearTimeout(timer)
  }, [release])
}
