import type { ReactNode } from 'react'

type ScreenProps = { title: string; intro?: string; actions?: ReactNode; children: ReactNode }

/** A screen with its heading and its actions above the content. */
export function Screen({ title, intro, actions, children }: ScreenProps) {
  return (
    <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
          <h1 className="font-display text-h1">{title}</h1>
          {intro && <p className="max-w-prose text-quiet">{intro}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
