'use client'

import { useHydrated } from '@/lib/storefront/design/ui/client'
import { ApplyChoice } from './apply-choice'
import { type Panel, Panels } from './panels'
import { useChosen } from './use-choice'

type ChosenPanelsProps = { number: string; first: string; panels: readonly Panel[] }

/** The panel of the chosen variant, outside the buy box. */
export function ChosenPanels({ number, first, panels }: ChosenPanelsProps) {
  const known = useChosen(number, first)
  const chosen = useHydrated() ? known : first
  return (
    <div>
      <ApplyChoice keys={panels.flatMap(({ keys }) => keys)} />
      <Panels panels={panels} chosen={chosen} />
    </div>
  )
}
