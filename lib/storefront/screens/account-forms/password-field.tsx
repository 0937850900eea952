import { useState } from 'react'
import { TextField, type WordedRule } from '@/lib/storefront/design/ui'

type Props = {
  id: string
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  rules?: readonly WordedRule[] | undefined
  autoComplete?: string | undefined
  words: { show: string; hide: string }
}

/** A password, which can be shown, so that it is typed once alone. */
export function PasswordField({ words, ...field }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="grid gap-1.5">
      <TextField
        {...field}
        required
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <button
        type="button"
        data-keeps-tap
        aria-pressed={isShown}
        aria-controls={field.id}
        onClick={() => setShown(!isShown)}
        className="justify-self-start py-1 text-small underline underline-offset-2 noscript:hidden"
      >
        {isShown ? words.hide : words.show}
      </button>
    </div>
  )
}
