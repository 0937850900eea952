import type { StudioLanguage } from '@/lib/studio/i18n'
import { forgottenPath, type Person } from '@/lib/studio/people'
import { LinkButton, TextField } from '@/lib/studio/ui'
import { LoginCard, LoginForm, LoginProblem } from './login-card'
import { studioLoginPath } from './login-paths'
import { accountText } from './messages'

const kinds = {
  invitation: { action: '/api/studio/login/invitation/', next: studioLoginPath() },
  newPassword: { action: '/api/studio/login/new-password/', next: forgottenPath },
} as const

const refusals = ['required', 'passwordShort', 'passwordLong', 'passwordLeaked'] as const

type Props = {
  kind: keyof typeof kinds
  language: StudioLanguage
  /** For whom the link is, with its key; unset for one that has ended. */
  link: ({ key: string } & Pick<Person, 'name' | 'address'>) | undefined
  /** Why a password was refused. */
  problem: string | undefined
  /** Somebody else who is logged in in this browser. */
  other: string | undefined
}

/** Sets a password by the link of a mail; a form that needs no script. */
export function LinkScreen({ kind, language, link, problem, other }: Props) {
  const t = accountText(language)
  const { action, next } = kinds[kind]
  if (!link)
    return (
      <LoginCard title={t(`link.${kind}.ended`)} intro={t(`link.${kind}.endedText`)} language={language}>
        {problem === 'attempts' && <LoginProblem>{t('link.attempts')}</LoginProblem>}
        <LinkButton href={next} variant="primary">
          {t(`link.${kind}.next`)}
        </LinkButton>
      </LoginCard>
    )
  const { key, name, address } = link
  const refused = refusals.find((one) => one === problem)
  return (
    <LoginCard
      title={t(`link.${kind}.title`)}
      intro={t(`link.${kind}.intro`, { name, address })}
      language={language}
    >
      {other !== undefined && (
        <p className="mb-4 rounded-field bg-warning-ground px-3 py-2 text-warning">
          {t('link.other', { name: other })}
        </p>
      )}
      <LoginForm action={action} submit={t(`link.${kind}.submit`)} noValidate>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" autoComplete="username" value={address} readOnly />
        <TextField
          id="password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          autoFocus
          label={t('password.new')}
          hint={t('password.hint')}
          error={refused && t(`password.problems.${refused}`)}
        />
      </LoginForm>
    </LoginCard>
  )
}
