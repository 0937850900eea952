import type { StudioLanguage } from '@/lib/studio/i18n'
import { AccountField, LoginCard, LoginForm, LoginLink, LoginProblem } from './login-card'
import { studioLoginPath } from './login-paths'
import { accountText } from './messages'

const failures = ['attempts', 'address'] as const

type Props = {
  language: StudioLanguage
  /** `sent`, or why it was refused. */
  state: string | undefined
  /** That was entered. */
  address: string | undefined
}

/** Asks for a link that sets a new password; a form that needs no script. It says the same of every address. */
export function ForgottenScreen({ language, state, address }: Props) {
  const t = accountText(language)
  const failure = failures.find((one) => one === state)
  return (
    <LoginCard title={t('forgotten.title')} intro={t('forgotten.intro')}>
      {failure && <LoginProblem>{t(`forgotten.failures.${failure}`)}</LoginProblem>}
      {state === 'sent' && (
        <div role="status" className="mb-4 rounded-field bg-success-ground px-3 py-2 text-success">
          <p>{t('forgotten.sent')}</p>
          <p className="mt-2">{t('forgotten.notThere')}</p>
        </div>
      )}
      <LoginForm action="/api/studio/login/forgotten/" submit={t('forgotten.submit')}>
        <AccountField label={t('login.address')} tried={address} />
      </LoginForm>
      <LoginLink href={studioLoginPath()}>{t('forgotten.back')}</LoginLink>
    </LoginCard>
  )
}
