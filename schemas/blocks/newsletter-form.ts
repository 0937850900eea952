import { z } from 'zod'
import { boolean, defineBlock, link, requiredText, text, textarea } from '../content'
import { ground, headingLevel } from './shared'

export const newsletterFormBlock = defineBlock({
  name: 'newsletter_form',
  label: 'Newsletter form',
  description: 'Asks for an e-mail address, which its owner then confirms by the link in a mail.',
  group: 'form',
  icon: 'mail',
  schema: z.object({
    headline: requiredText({ label: 'Headline' }),
    level: headingLevel('h2'),
    text: textarea({ label: 'Text' }),
    source: text({ label: 'Source', help: 'How the newsletter service names where subscribers come from.' }),
    withNames: boolean({ label: 'Ask for salutation and names', initial: true }),
    namesRequired: boolean({ label: 'Names are needed' }),
    salutationRequired: boolean({ label: 'Salutation is needed' }),
    consent: textarea({ label: 'Consent', help: 'What subscribers agree to, before the button.' }),
    consentLink: link({ label: 'Link after the consent', help: 'To the privacy policy.' }),
    consentLinkText: text({ label: 'Words of the link', onlyIf: { field: 'consentLink', is: 'filled' } }),
    submit: text({ label: 'Words of the button' }),
    success: textarea({
      label: 'Message once it is sent',
      help: 'Unset: that a mail with a link is under way.',
    }),
    backgroundColor: ground('Ground'),
  }),
})
