import type { ReactNode } from 'react'
import type { StudioLanguage } from '@/lib/studio/i18n'
import { Button, TextField } from '@/lib/studio/ui'
import { longestEmail } from '@/schemas/lengths'

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

type FormProps = {
  action: string
  /** On its button. */
  submit: string
  /** What is missing is said by the answer, in the language of the card: the browser may speak another one. */
  noValidate?: boolean
  children: ReactNode
}

/** The form of the card, which needs no script. */
export const LoginForm = ({ action, submit, noValidate, children }: FormProps) => (
  <form method="post" action={action} noValidate={noValidate} className="grid gap-4">
    {children}
    <Button type="submit" variant="primary">
      {submit}
    </Button>
  </form>
)

/** The address of an account; `tried` is the one that was entered. */
export const AccountField = ({ label, tried }: { label: string; tried: string | undefined }) => (
  <TextField
    id="address"
    name="address"
    type="text"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    required
    maxLength={longestEmail}
    defaultValue={tried}
    label={label}
  />
)

/** The way to the other form, below. */
export const LoginLink = ({ href, children }: { href: string; children: string }) => (
  <p className="mt-4 text-small">
    <a href={href} className="underline">
      {children}
    </a>
  </p>
)

/** Says in the card why something was refused. */
export const LoginProblem = ({ children }: { children: string }) => (
  <p role="alert" className="mb-4 rounded-field bg-error-ground px-3 py-2 text-error">
    {children}
  </p>
)
