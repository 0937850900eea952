'use client'

import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import type { StudioLanguage } from '@/lib/studio/i18n'
import { Button } from '@/lib/studio/ui'
import { Elsewhere, isElsewhere } from './elsewhere'
import { passkeysText } from './messages'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
type Problem = 'refused' | 'attempts' | 'failed' | 'elsewhere'

type Props = {
  language: StudioLanguage
  target: string | undefined
  /** Where passkeys are used. */
  origin: string
}

/** The login by a passkey, for browsers that know them. */
export function PasskeyLogin({ language, target, origin }: Props) {
  const t = passkeysText(language)
  const [isThere, setThere] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  useEffect(() => setThere(browserSupportsWebAuthn()), [])
  if (!isThere) return null

  const problemOf = (status: number): Problem => {
    if (status === 429) return 'attempts'
    return status === 422 ? 'refused' : 'failed'
  }
  const logIn = async () => {
    setBusy(true)
    setProblem(undefined)
    const options = await askStudio<Options>('login/passkey/options/', { method: 'POST' })
    if (!options.ok) {
      setBusy(false)
      return setProblem(problemOf(options.status))
    }
    const response = await startAuthentication({ optionsJSON: options.data }).catch((error: unknown) => {
      // Whoever closes the browser's dialog has changed their mind.
      if (isElsewhere(error)) setProblem('elsewhere')
      return undefined
    })
    const answer =
      response &&
      (await askStudio<{ target: string }>('login/passkey/', { method: 'POST', body: { response, target } }))
    if (answer?.ok) return window.location.assign(answer.data.target)
    setBusy(false)
    if (answer) setProblem(problemOf(answer.status))
  }
  return (
    <div className="mt-4 grid gap-3 border-line border-t pt-4">
      {problem === 'elsewhere' && <Elsewhere language={language} origin={origin} />}
      {problem && problem !== 'elsewhere' && (
        <p role="alert" className="rounded-field bg-error-ground px-3 py-2 text-error">
          {t(`login.${problem}`)}
        </p>
      )}
      <Button busy={busy} onClick={() => void logIn()}>
        {t('login.submit')}
      </Button>
    </div>
  )
}
