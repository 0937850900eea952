'use client'

import { useText } from '../texts'

const parts = ['structure', 'page', 'form'] as const
export type Pane = (typeof parts)[number]

type PaneSwitchProps = { pane: Pane; onChange: (pane: Pane) => void }

/** Chooses the one part of the editor that a narrow screen shows. */
export function PaneSwitch({ pane, onChange }: PaneSwitchProps) {
  const t = useText()
  return (
    <fieldset
      aria-label={t('panels.label')}
      className="flex shrink-0 flex-wrap border-line border-b bg-card p-1 lg:hidden [@media(max-height:30rem)]:p-0.5"
    >
      {parts.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === pane}
          onClick={() => onChange(each)}
          className="h-10 flex-1 cursor-pointer whitespace-nowrap [@media(max-height:30rem)]:h-8 rounded-field px-2 font-semibold text-small aria-pressed:bg-accent/12 aria-pressed:text-accent-deep"
        >
          {t(`panels.${each}`)}
        </button>
      ))}
    </fieldset>
  )
}
