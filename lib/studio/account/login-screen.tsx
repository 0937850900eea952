import type { StudioLanguage } from '@/lib/studio/i18n'
import { PasskeyLogin, relyingParty } from '@/lib/studio/passkeys'
import { Button, TextField } from '@/lib/studio/ui'
import { longestEmail } from '@/schemas/lengths'
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
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="w-full max-w-88 rounded-panel border border-line bg-card p-7 shadow-soft">
        <h1 className="mb-1 font-display text-h1">{t('login.title')}</h1>
        <p className="mb-5 text-quiet">{t('login.intro')}</p>
        {reason && (
          <p role="alert" className="mb-4 rounded-field bg-error-ground px-3 py-2 text-error">
            {t(`login.failures.${reason}`)}
          </p>
        )}
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
        <p className="mt-4 text-quiet text-small">{t('login.forgotten')}</p>
        <PasskeyLogin language={language} target={target} origin={relyingParty().origin} />
      </div>
    </main>
  )
}
