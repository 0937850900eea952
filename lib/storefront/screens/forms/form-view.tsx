import { formWords, sealDefinition } from '@/lib/content/forms'
import { domId } from '@/lib/content/links'
import type { Market } from '@/lib/platform/markets'
import { suggestMail } from '@/lib/storefront/runtime/mail-hint'
import type { FormDefinition } from '@/schemas/api/form'
import type { FormProps } from './form.client'
import { Form } from './islands'

type Props = {
  definition: FormDefinition
  market: Market
  /** The page to lead back to. */
  path: string
} & Pick<FormProps, 'ticket' | 'texts' | 'errors' | 'message'>

/** What was probably meant where the domain of a mail address that comes back looks mistyped, by field. */
function guessesOf(fields: FormDefinition['fields'], texts: Props['texts']): Record<string, string> {
  const guessed = fields.flatMap(({ name, kind }) => {
    const guess = kind === 'email' ? suggestMail(texts?.[name] ?? '') : undefined
    return guess === undefined ? [] : [[name, guess] as const]
  })
  return Object.fromEntries(guessed)
}

/** A form with everything that it needs to be sent. */
export function FormView({ definition, market, ...rest }: Props) {
  const { uid, fields, consent, submit, success } = definition
  return (
    <Form
      {...rest}
      guesses={guessesOf(fields, rest.texts)}
      id={domId(uid, 'form')}
      fields={fields}
      sealed={sealDefinition(definition)}
      consent={consent}
      submit={submit}
      success={success}
      words={formWords(market)}
    />
  )
}
