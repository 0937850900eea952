import type { ReactNode } from 'react'

/** Content for the variants with these reference keys. */
export type Panel = { keys: readonly string[]; content: ReactNode }

/**
 * One panel for the variants that can be ordered, and one for the others; `most` is the highest quantity of a variant.
 */
export function panelsByStock(
  most: Readonly<Record<string, number>>,
  panels: { some: ReactNode; none: ReactNode },
): Panel[] {
  const keys = Object.keys(most)
  const isThere = (key: string) => (most[key] ?? 0) > 0
  return [
    { keys: keys.filter(isThere), content: panels.some },
    { keys: keys.filter((key) => !isThere(key)), content: panels.none },
  ].filter((panel) => panel.keys.length > 0)
}

/**
 * All panels are in the document, and one is visible. `ApplyChoice` may have shown another one before hydration; React
 * leaves it until the choice is read from the address.
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
