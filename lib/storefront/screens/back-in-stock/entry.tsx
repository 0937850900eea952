import type { ReactNode } from 'react'
import { Button, TextField } from '@/lib/storefront/design/ui'

type Props = {
  /** Of the field: a page may have two. */
  id: string
  words: { email: string; submit: string }
  /** What was entered before, and what is wrong with it, in words. */
  email?: string | undefined
  error?: string | undefined
  /** What the address is used for, with the id of the field and `-use`. */
  children: ReactNode
}

/** The field and the button of the form, which needs no script; the variant is a field beside them. */
export function BackInStockEntry({ id, words, email, error, children }: Props) {
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          <TextField
            id={id}
            name="email"
            type="email"
            label={words.email}
            error={error}
            aria-describedby={`${id}-use`}
            required
            defaultValue={email}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <Button type="submit" className="flex-[1_1_auto]">
          {words.submit}
        </Button>
      </div>
      {children}
    </>
  )
}
