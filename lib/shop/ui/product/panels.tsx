import type { ReactNode } from 'react'

/** What is said of some variants: of those with these reference keys. */
export type Panel = { keys: readonly string[]; content: ReactNode }

/**
 * All panels stand in the document, and one shows. `ApplyChoice` may have shown another one before this code was there,
 * which React takes as it is until the choice is read from the address.
 */
export function Panels({ panels, chosen }: { panels: readonly Panel[]; chosen: string }) {
  return panels.map(({ keys, content }) => (
    <div
      key={keys[0]}
      data-variants={keys.join(' ')}
      hidden={!keys.includes(chosen)}
      suppressHydrationWarning
    >
      {content}
    </div>
  ))
}
