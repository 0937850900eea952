'use client'

import { useEffect } from 'react'
import { loadTracking } from './load-tracking'

/** Tracks the pages of a layout that has no navigation of its own, as far as the visitor allows it. */
export function Tracking() {
  useEffect(loadTracking, [])
  return null
}
