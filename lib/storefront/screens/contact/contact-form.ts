import { typesInWords } from '@/lib/content/forms'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { usualAnswerDays } from '@/lib/platform/shop-configuration'
import { guideHref } from '@/lib/storefront/screens/guide-pages'
import { type FormDefinition, type FormField, fileTypes } from '@/schemas/api/form'
import { usualMegabytes } from '@/schemas/api/form-lengths'

function subjectField({ contactSubjects }: Layout, label: string): FormField[] {
  if (contactSubjects.length === 0) return []
  const options = contactSubjects.map(({ title, text }, index) => ({
    value: `s${index}`,
    label: title,
    ...(text && { note: text }),
  }))
  return [{ name: 'subject', kind: 'radio', label, required: true, options }]
}

/** The contact form of a market, with the subjects of its layout. */
export function contactForm(layout: Layout, market: Market): FormDefinition {
  const t = marketText(market)
  const privacy = guideHref('privacy', market, layout)
  return {
    kind: 'contact',
    locale: market.shopLocale,
    uid: 'contact',
    title: t('contact.title'),
    recipient: 'service',
    submit: t('contact.submit'),
    success: t('contact.success', { days: layout.answerDays ?? usualAnswerDays }),
    consent: {
      text: t('contact.consent'),
      ...(privacy && { href: privacy, linkText: t('contact.privacy') }),
    },
    fields: [
      ...subjectField(layout, t('contact.subject')),
      {
        name: 'name',
        kind: 'text',
        label: t('contact.name'),
        required: true,
        personal: true,
        longest: 100,
        half: true,
        autoComplete: 'name',
      },
      {
        name: 'email',
        kind: 'email',
        label: t('forms.fields.email'),
        required: true,
        half: true,
        autoComplete: 'email',
      },
      {
        name: 'orderNumber',
        kind: 'text',
        label: t('contact.orderNumber'),
        hint: t('contact.orderNumberHint'),
        required: false,
        longest: 40,
        autoComplete: 'off',
      },
      {
        name: 'message',
        kind: 'longtext',
        label: t('contact.message'),
        hint: t('contact.messageHint'),
        required: true,
      },
      {
        name: 'file',
        kind: 'file',
        label: t('contact.file'),
        hint: t('forms.fileHint', { types: typesInWords(fileTypes), megabytes: String(usualMegabytes) }),
        required: false,
        accept: [...fileTypes],
        megabytes: usualMegabytes,
      },
    ],
  }
}
