import { formWords, sealDefinition } from '@/lib/content/forms'
import { domId } from '@/lib/content/links'
import type { Market } from '@/lib/platform/markets'
import type { FormDefinition } from '@/schemas/api/form'
import type { FormProps } from './form.client'
import { Form } from './islands'

type Props = {
  definition: FormDefinition
  market: Market
  /** The page to lead back to. */
  path: string
} & Pick<FormProps, 'ticket' | 'texts' | 'errors' | 'message'>

/** A form with everything that it needs to be sent. */
export function FormView({ definition, market, ...rest }: Props) {
  const { uid, fields, consent, submit, success } = definition
  return (
    <Form
      {...rest}
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
