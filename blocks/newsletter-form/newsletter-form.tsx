import { FormBlock } from '@/blocks/forms/form-block'
import { marketText, type Text } from '@/lib/platform/i18n'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { FormField } from '@/schemas/api/form'
import type { newsletterFormBlock } from '@/schemas/blocks/newsletter-form'

type Blok = BlockProps<typeof newsletterFormBlock>['blok']

function fieldsOf({ withNames, namesRequired, salutationRequired }: Blok, t: Text): FormField[] {
  const email: FormField = {
    name: 'email',
    kind: 'email',
    label: t('forms.fields.email'),
    required: true,
    autoComplete: 'email',
  }
  const salutation: FormField = {
    name: 'salutation',
    kind: 'select',
    label: t('forms.fields.salutation'),
    required: salutationRequired,
    autoComplete: 'honorific-prefix',
    options: (['f', 'm', 'd'] as const).map((value) => ({ value, label: t(`forms.salutations.${value}`) })),
  }
  const name = (part: 'firstName' | 'lastName', autoComplete: string): FormField => ({
    name: part,
    kind: 'text',
    label: t(`forms.fields.${part}`),
    required: namesRequired,
    autoComplete,
    personal: true,
    longest: 60,
    half: true,
  })
  const all = [email, salutation, name('firstName', 'given-name'), name('lastName', 'family-name')]
  return all.filter(({ name: field, required }) => field === 'email' || withNames || required)
}

export function NewsletterForm({ blok, context }: BlockProps<typeof newsletterFormBlock>) {
  const t = marketText(context.market)
  return (
    <FormBlock
      blok={blok}
      context={context}
      form={{
        kind: 'newsletter',
        source: blok.source ?? 'newsletter-form',
        submit: blok.submit ?? t('forms.subscribe'),
        success: blok.success ?? t('forms.success'),
        fields: fieldsOf(blok, t),
      }}
    />
  )
}
