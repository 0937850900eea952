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
  <main lang={language} className="grid min-h-dvh place-items-center p-6">
    <div className="w-full max-w-88 rounded-panel border border-line bg-card p-7 shadow-soft">
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
