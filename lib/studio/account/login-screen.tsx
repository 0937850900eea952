import type { StudioLanguage } from '@/lib/studio/i18n'
import { PasskeyLogin, relyingParty } from '@/lib/studio/passkeys'
import { forgottenPath } from '@/lib/studio/people'
import { TextField } from '@/lib/studio/ui'
import { AccountField, LoginCard, LoginForm, LoginLink, LoginProblem } from './login-card'
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
      <LoginForm action="/api/studio/login/" submit={t('login.submit')}>
        {target !== undefined && <input type="hidden" name="target" value={target} />}
        <AccountField label={t('login.address')} tried={address} />
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
      </LoginForm>
      <LoginLink href={forgottenPath}>{t('login.forgotten')}</LoginLink>
      <PasskeyLogin language={language} target={target} origin={relyingParty().origin} />
    </LoginCard>
  )
}
