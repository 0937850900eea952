'use client'

import { Button } from '@/lib/storefront/design/ui'

/** Prints the page; not there without scripts, where the browser's own menu prints. */
export const PrintButton = ({ label }: { label: string }) => (
  <Button variant="secondary" className="noscript:hidden" onClick={() => window.print()}>
    {label}
  </Button>
)
