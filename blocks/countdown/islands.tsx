'use client'

import dynamic from 'next/dynamic'

/** A file of its own, so that only pages with a countdown load its code. */
export const CountdownClock = dynamic(() =>
  import('./countdown-clock.client').then((module) => module.CountdownClock),
)
