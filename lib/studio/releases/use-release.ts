import { useEffect, useRef } from 'react'
import type { ReleaseRow } from './read'

const aMomentMs = 3_000
/** As long as a timer of a browser can wait. */
const longestMs = 2 ** 31 - 1

/** Looks again once the time of a planned release has come, until it is published or known to be on hold. */
export function useRelease(release: ReleaseRow, refresh: () => void) {
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  useEffect(() => {
    const { dueInMs, onHold } = release
    if (dueInMs === undefined || onHold) return
    const timer = setTimeout(() => latest.current(), Math.min(Math.max(dueInMs, 0) + aMomentMs, longestMs))
    return () => clearTimeout(timer)
  }, [release])
}
