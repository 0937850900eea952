import type { Person } from '@/lib/studio/people'
import { Screen } from '@/lib/studio/ui'
import { accountText } from './messages'
import { PasswordForm } from './password-form.client'
import { ProfileForm } from './profile-form.client'

/** The own account: name, language and password. */
export function ProfileScreen({ person }: { person: Person }) {
  const t = accountText(person.language)
  return (
    <Screen title={t('profile.title')} intro={t('profile.intro', { address: person.address })}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <section className="rounded-card border border-line bg-card p-5">
          <h2 className="mb-4 font-display text-h2">{t('profile.data')}</h2>
          <ProfileForm person={person} />
        </section>
        <section className="rounded-card border border-line bg-card p-5">
          <h2 className="mb-4 font-display text-h2">{t('password.title')}</h2>
          <PasswordForm address={person.address} />
        </section>
      </div>
    </Screen>
  )
}
