import { type Fields, to } from './build'
import type { SeedBlok } from './types'

type FormFields = {
  headline: string
  text: string
  fields: SeedBlok[]
  consent: string
  privacy: [slug: string, words: string]
} & Fields

/** A form of fields, which whoever sends it agrees to. */
export const customForm = ({ privacy: [slug, words], ...fields }: FormFields): SeedBlok => ({
  component: 'custom_form',
  ...fields,
  consentLink: to(slug),
  consentLinkText: words,
})

export const formField = (kind: string, label: string, fields: Fields = {}): SeedBlok => ({
  component: 'custom_form_field',
  kind,
  label,
  ...fields,
})

/** One of a few answers. */
export const choiceField = (label: string, choices: string[], fields: Fields = {}): SeedBlok =>
  formField('radio', label, { choices: choices.join('\n'), ...fields })
