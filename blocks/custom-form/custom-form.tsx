import { choicesOf } from '@/blocks/forms/choices'
import { FormBlock } from '@/blocks/forms/form-block'
import { typesInWords } from '@/lib/content/forms'
import { marketText, type Text } from '@/lib/platform/i18n'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { FormField } from '@/schemas/api/form'
import { acceptedTypes, type customFormBlock, usualMegabytesIn } from '@/schemas/blocks/custom-form'

type Blok = BlockProps<typeof customFormBlock>['blok']

/** `usualSize` is the largest file in megabytes where the field does not say. */
function fieldOf(
  field: Blok['fields'][number],
  index: number,
  { t, usualSize }: { t: Text; usualSize: number },
): FormField {
  const { kind, label, required, hint, shortest, longest, min, max } = field
  const common: FormField = { name: `q${index}`, kind, label, required, ...(hint && { hint }) }
  switch (kind) {
    case 'text':
    case 'longtext':
      return {
        ...common,
        shortest: shortest && Math.round(shortest),
        longest: longest && Math.round(longest),
      }
    case 'email':
      return { ...common, autoComplete: 'email' }
    case 'phone':
      return { ...common, autoComplete: 'tel' }
    case 'number':
      return { ...common, min, max }
    case 'select':
    case 'radio':
      return { ...common, options: choicesOf(field.choices ?? '') }
    case 'file': {
      const accept = [...acceptedTypes[field.accept]]
      const megabytes = field.megabytes ?? usualSize
      const bounds = t('forms.fileHint', { types: typesInWords(accept), megabytes: String(megabytes) })
      return { ...common, accept, megabytes, hint: hint ? `${hint} (${bounds})` : bounds }
    }
    default:
      return common
  }
}

export function CustomForm({ blok, context }: BlockProps<typeof customFormBlock>) {
  const t = marketText(context.market)
  const usualSize = usualMegabytesIn(blok.fields)
  return (
    <FormBlock
      blok={blok}
      context={context}
      form={{
        kind: 'custom',
        recipient: blok.recipient,
        submit: blok.submit ?? t('forms.send'),
        success: blok.success ?? t('forms.thanks'),
        fields: blok.fields.map((field, index) => fieldOf(field, index, { t, usualSize })),
      }}
    />
  )
}
