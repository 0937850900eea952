import type { ReactNode } from 'react'
import type { StudioLanguage } from '@/lib/studio/i18n'

type Props = {
  title: string
  intro: string
  /** Of its words, where it is not that of the document. */
  language?: StudioLanguage | undefined
  children: ReactNode
}

/** The card of a page before the login. */
export const LoginCard = ({ title, intro, language, children }: Props) => (
  <main
    lang={language}
    className="grid min-h-dvh grid-cols-[minmax(0,1fr)] place-items-center p-[min(1.5rem,6vw)]"
  >
    <div className="w-full max-w-88 rounded-panel border border-line bg-card p-[min(1.75rem,6vw)] shadow-soft [&_.h-9]:h-auto [&_.h-9]:min-h-9 [&_.h-9]:max-w-full [&_.h-9]:whitespace-normal">
      <h1 className="mb-1 font-display text-h1">{title}</h1>
      <p className="wrap-break-word mb-5 text-quiet">{intro}</p>
      {children}
    </div>
  </main>
)

/** Says in the card why something was refused. */
export const LoginProblem = ({ children }: { children: string }) => (
  <p role="alert" className="mb-4 rounded-field bg-error-ground px-3 py-2 text-error">
    {children}
  </p>
)
