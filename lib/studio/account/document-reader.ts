import { headers } from 'next/headers'
import { unstable_rethrow } from 'next/navigation'
import { languageOf, type StudioLanguage } from '@/lib/studio/i18n'
import { currentLogin, firstStepOf, type Person } from '@/lib/studio/people'

/** A shop whose database is away still says so in a document of the Studio: `error.tsx`. */
const knownLogin = () =>
  currentLogin().catch((error: unknown) => {
    unstable_rethrow(error)
    return undefined
  })

/**
 * Who reads a document of the Studio, and in which language: that of the person who is logged in, also while they choose
 * their first password, else that of the browser.
 */
export async function readerOfDocument(): Promise<{
  language: StudioLanguage
  /** Unset before the first step is done. */
  person: Person | undefined
}> {
  const login = await knownLogin()
  return {
    language: login?.person.language ?? languageOf((await headers()).get('accept-language')),
    person: login && firstStepOf(login) === undefined ? login.person : undefined,
  }
}

export const documentLanguage = async (): Promise<StudioLanguage> => (await readerOfDocument()).language
