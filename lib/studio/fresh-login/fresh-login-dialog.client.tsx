'use client'

import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'
import type { Proof } from '@/lib/studio/calls/client'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Elsewhere, isElsewhere } from '@/lib/studio/passkeys/client'
import { Button, FormDialog, firstFocus, TextField } from '@/lib/studio/ui'
import { useSubmit } from '@/lib/studio/ui/client'
import { freshLoginText } from './messages'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
/** What is said of the call that needs it. */
export const wordsOf = (path: string) =>
  path.includes('/preview-links/') ? 'previewLink' : path.startsWith('workflows/') ? 'workflow' : 'text'

/** `path`: of the call that needs it. */
type Props = { proofs: readonly Proof[]; path: string; origin: string; onDone: (isShown: boolean) => void }

const problems = ['required', 'wrong', 'wait', 'passkey'] as const

/** Asks for the password or a passkey of the person who is logged in. */
export function FreshLoginDialog({ proofs, path, origin, onDone }: Props) {
  const language = useLanguage()
  const t = freshLoginText(language)
  const { busy, errors, send } = useSubmit()
  const [password, setPassword] = useState('')
  const [isAway, setAway] = useState(false)
  const takesPassword = proofs.includes('password')
  const takesPasskey = proofs.includes('passkey') && browserSupportsWebAuthn()

  const confirm = async (body: object) => {
    if (await send('fresh-login/', { method: 'POST', body })) onDone(true)
  }
  const byPasskey = async () => {
    setAway(false)
    const options = await send<Options>('fresh-login/options/', { method: 'POST' })
    if (!options) return
    const response = await startAuthentication({ optionsJSON: options }).catch((error: unknown) => {
      // Whoever closes the browser's dialog has changed their mind.
      if (isElsewhere(error)) setAway(true)
      return undefined
    })
    if (response) await confirm({ response })
  }
  const problem = errors.password && (problems.find((one) => one === errors.password) ?? 'wrong')
  return (
    <FormDialog
      id="fresh-login"
      title={t('title')}
      submitLabel={t(takesPassword ? 'submit' : 'passkey')}
      busy={busy}
      isPassing
      onClose={() => onDone(false)}
      onSubmit={() => void (takesPassword ? confirm({ password }) : byPasskey())}
    >
      <p>{t(wordsOf(path))}</p>
      {takesPassword && (
        <TextField
          id="fresh-login-password"
          type="password"
          autoComplete="current-password"
          label={t('password')}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={problem && t(`problems.${problem}`)}
          {...firstFocus}
        />
      )}
      {takesPassword && takesPasskey && (
        <div>
          <Button onClick={() => void byPasskey()}>{t('passkey')}</Button>
        </div>
      )}
      {!takesPassword && !takesPasskey && (
        <p role="alert" className="text-error">
          {t('noPasskeys')}
        </p>
      )}
      {isAway && <Elsewhere language={language} origin={origin} />}
      {errors.passkey && (
        <p role="alert" className="text-error">
          {t('problems.refused')}
        </p>
      )}
    </FormDialog>
  )
}
