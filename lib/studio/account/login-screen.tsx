import type { StudioLanguage } from '@/lib/studio/i18n'
import { PasskeyLogin, relyingParty } from '@/lib/studio/passkeys'
import { forgottenPath } from '@/lib/studio/people'
import { Button, TextField } from '@/lib/studio/ui'
import { longestEmail } from '@/schemas/lengths'
import { LoginCard, LoginProblem } from './login-card'
import { isLoginFailure, type LoginFailure } from './login-paths'
import { accountText } from './messages'

type LoginScreenProps = {
  language: StudioLanguage
  target: string | undefined
  failure: string | undefined
  /** Of the login that failed. */
  address: string | undefined
}

/** The login, a form that needs no script. */
export function LoginScreen({ language, target, failure, address }: LoginScreenProps) {
  const t = accountText(language)
  const reason: LoginFailure | undefined = isLoginFailure(failure) ? failure : undefined
  return (
    <LoginCard title={t('login.title')} intro={t('login.intro')}>
      {reason && <LoginProblem>{t(`login.failures.${reason}`)}</LoginProblem>}
      <form method="post" action="/api/studio/login/" className="grid gap-4">
        {target !== undefined && <input type="hidden" name="target" value={target} />}
        <TextField
          id="address"
          name="address"
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          required
          maxLength={longestEmail}
          defaultValue={address}
          label={t('login.address')}
        />
        <TextField
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          // The address is there; the password has to be entered again.
          autoFocus={address !== undefined}
          label={t('login.password')}
        />
        <Button type="submit" variant="primary">
          {t('login.submit')}
        </Button>
      </form>
      <p className="mt-4 text-small">
        <a href={forgottenPath} className="underline">
          {t('login.forgotten')}
        </a>
      </p>
      <PasskeyLogin language={language} target={target} origin={relyingParty().origin} />
    </LoginCard>
  )
}
