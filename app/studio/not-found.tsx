import { redirect } from 'next/navigation'
import { studioLoginPath } from '@/lib/studio/account'
import { LostWork } from '@/lib/studio/editor'
import { currentPerson } from '@/lib/studio/people'
import { LinkButton, Screen, Shell, uiText } from '@/lib/studio/ui'

/** A story, release or campaign that is gone, or a screen that a role has not. */
export default async function MissingInStudio() {
  const person = await currentPerson()
  if (!person) redirect(studioLoginPath({ target: '/studio/' }))
  const t = uiText(person.language)
  return (
    <Shell person={person}>
      <Screen title={t('missing.title')} intro={t('missing.text')}>
        <LostWork />
        <div>
          <LinkButton href="/studio/">{t('missing.link')}</LinkButton>
        </div>
      </Screen>
    </Shell>
  )
}
