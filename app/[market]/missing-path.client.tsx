'use client'

import { usePathname } from 'next/navigation'
import { ErrorDetails } from '../error-details'

/** In `APP_ENV=qa`: the path that has no page. */
export function MissingPath() {
  return <ErrorDetails code={404} error={`Page Not Found: ${usePathname()}`} />
}
