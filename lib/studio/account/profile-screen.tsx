import type { ReactNode } from 'react'
import { type PasskeyRow, PasskeysSection, passkeysText, relyingParty } from '@/lib/studio/passkeys'
import type { FirstStep, Person } from '@/lib/studio/people'
import { type SessionRow, SessionsSection, sessionsText } from '@/lib/studio/sessions'
import { Screen } from '@/lib/studio/ui'
import { accountText } from './messages'
import { PasswordForm } from './password-form.client'
import { ProfileForm } from './profile-form.client'

type Props = {
  person: Person
  /** Whether the person is told by mail of being mentioned. */
  mentionMails: boolean
  passkeys: readonly PasskeyRow[]
  /** What comes before anything else. */
  firstStep: FirstStep | undefined
  sessions: readonly SessionRow[]
}

/** The own account: name, language, password, passkeys and logins. */
export function ProfileScreen({ person, mentionMails, passkeys, firstStep, sessions }: Props) {
  const { language } = person
  const t = accountText(language)
  const keys = (
    <Card title={passkeysText(language)('title')}>
      <PasskeysSection
        passkeys={passkeys}
        isRequired={firstStep === 'passkey'}
        origin={relyingParty().origin}
      />
    </Card>
  )
  return (
    <Screen title={t('profile.title')} intro={t('profile.intro', { address: person.address })}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {firstStep === 'password' && (
          <Card title={t('password.ownTitle')}>
            <p className="mb-4">{t('password.own')}</p>
            <PasswordForm address={person.address} isFirst />
          </Card>
        )}
        {firstStep === 'passkey' && keys}
        {firstStep === undefined && (
          <>
            <Card title={t('profile.data')}>
              <ProfileForm person={person} mentionMails={mentionMails} />
            </Card>
            <Card title={t('password.title')}>
              <PasswordForm address={person.address} />
            </Card>
            {keys}
            <Card title={sessionsText(language)('title')}>
              <SessionsSection sessions={sessions} />
            </Card>
          </>
        )}
      </div>
    </Screen>
  )
}

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="min-w-0 rounded-card border border-line bg-card p-5">
    <h2 className="mb-4 font-display text-h2">{title}</h2>
    {children}
  </section>
)
