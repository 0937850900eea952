import { z } from 'zod'
import { type fieldKinds, fileTypes } from '../api/form'
import { usualLongest, usualMegabytes } from '../api/form-lengths'
import { boolean, defineBlock, items, link, number, option, requiredText, text, textarea } from '../content'
import { ground, headingLevel } from './shared'

const kinds = {
  text: 'One line',
  longtext: 'Several lines',
  email: 'E-mail address',
  phone: 'Telephone number',
  number: 'Number',
  date: 'Date',
  select: 'Choice from a list',
  radio: 'Choice in view',
  checkbox: 'Yes or no',
  file: 'File',
} as const satisfies Record<(typeof fieldKinds)[number], string>

const accepted = {
  documents: 'PDF and pictures',
  pdf: 'PDF',
  pictures: 'Pictures',
} as const

/** The file types of each option. */
export const acceptedTypes = {
  documents: [...fileTypes],
  pdf: ['pdf'],
  pictures: ['jpeg', 'png', 'webp'],
} as const satisfies Record<keyof typeof accepted, readonly (typeof fileTypes)[number][]>

const choicesOf = (lines: string | undefined) =>
  (lines ?? '').split('\n').filter((line) => line.trim() !== '')

const mostCharacters = usualLongest('longtext')

const isText = (kind: keyof typeof kinds) => kind === 'text' || kind === 'longtext'
/** A pair of bounds that some answer is within. */
const inOrder = (least: number | undefined, most: number | undefined) =>
  least === undefined || most === undefined || least <= most

const ofKind = (...is: (keyof typeof kinds)[]) => ({ field: 'kind', is })

export const customFormField = defineBlock({
  name: 'custom_form_field',
  label: 'Field',
  description: 'One field of a form.',
  group: 'form',
  icon: 'item',
  kind: 'item',
  schema: z
    .object({
      label: requiredText({ label: 'Label' }),
      kind: option({ label: 'Kind', values: kinds, initial: 'text' }),
      required: boolean({ label: 'Needed' }),
      hint: text({ label: 'Hint', help: 'What helps to fill it in.' }),
      choices: textarea({
        label: 'Choices',
        help: 'One a line, for a choice.',
        onlyIf: ofKind('select', 'radio'),
      }),
      shortest: number({
        label: 'Fewest characters',
        help: 'Unset: any number.',
        min: 2,
        max: mostCharacters,
        onlyIf: ofKind('text', 'longtext'),
      }),
      longest: number({
        label: 'Most characters',
        help: `Unset: ${usualLongest('text')} in one line, ${usualLongest('longtext')} in several.`,
        min: 2,
        max: mostCharacters,
        onlyIf: ofKind('text', 'longtext'),
      }),
      min: number({ label: 'Least number', onlyIf: ofKind('number') }),
      max: number({ label: 'Greatest number', onlyIf: ofKind('number') }),
      accept: option({ label: 'What files', values: accepted, initial: 'documents', onlyIf: ofKind('file') }),
      megabytes: number({
        label: 'Largest file in megabytes',
        help: `Unset: ${usualMegabytes}, or less where the form has several files, so that all fit.`,
        min: 0.1,
        max: 10,
        onlyIf: ofKind('file'),
      }),
    })
    .refine(({ kind, choices }) => (kind !== 'select' && kind !== 'radio') || choicesOf(choices).length > 1, {
      path: ['choices'],
      message: 'has nothing to choose from',
    })
    .refine(
      ({ kind, shortest, longest = usualLongest(kind) }) => !isText(kind) || inOrder(shortest, longest),
      { path: ['shortest'], message: 'is more than the most characters' },
    )
    .refine(({ kind, min, max }) => kind !== 'number' || inOrder(min, max), {
      path: ['min'],
      message: 'is more than the greatest number',
    }),
})

/** Recipients of submissions: keys of addresses in the configuration. */
const recipients = {
  service: 'Customer service',
  consultation: 'Consultation',
  marketing: 'Marketing',
} as const

/** The fields that all form blocks share. */
const formFields = {
  headline: requiredText({ label: 'Headline' }),
  level: headingLevel('h2'),
  text: textarea({ label: 'Text' }),
  consent: textarea({ label: 'Consent', help: 'What the sender agrees to, before the button.' }),
  consentLink: link({ label: 'Link after the consent', help: 'To the privacy policy.' }),
  consentLinkText: text({ label: 'Words of the link', onlyIf: { field: 'consentLink', is: 'filled' } }),
  submit: text({ label: 'Words of the button' }),
  success: textarea({ label: 'Message once it is sent' }),
  backgroundColor: ground('Ground'),
}

/** With this many files of the maximum size, a submission stays within the server's limit. */
const mostFields = 30
const mostMegabytes = 20

/** The largest file of the fields that do not say: what the others leave of a submission, shared between them. */
export function usualMegabytesIn(
  fields: readonly { kind: string; megabytes?: number | undefined }[],
): number {
  const files = fields.filter(({ kind }) => kind === 'file')
  const left = files.reduce((rest, { megabytes = 0 }) => rest - megabytes, mostMegabytes)
  const sharing = files.filter(({ megabytes }) => megabytes === undefined).length
  return sharing === 0 ? usualMegabytes : Math.min(usualMegabytes, Math.floor(left / sharing))
}

export const customFormBlock = defineBlock({
  name: 'custom_form',
  label: 'Form',
  description: 'A form of any fields. The answers are kept, and sent to whom the shop has set up.',
  group: 'form',
  icon: 'form',
  schema: z
    .object({
      ...formFields,
      fields: items(customFormField, { label: 'Fields', maximum: mostFields }),
      recipient: option({ label: 'Recipient', values: recipients, initial: 'service' }),
    })
    .refine(({ fields }) => fields.length > 0 && fields.length <= mostFields, {
      path: ['fields'],
      message: `has no field, or more than ${mostFields}`,
    })
    .refine(
      ({ fields }) => {
        const usual = usualMegabytesIn(fields)
        const sum = fields.reduce(
          (all, { kind, megabytes = usual }) => all + (kind === 'file' ? megabytes : 0),
          0,
        )
        return usual > 0 && sum <= mostMegabytes
      },
      { path: ['fields'], message: `takes files of more than ${mostMegabytes} megabytes in all` },
    ),
})

export const consultationBlock = defineBlock({
  name: 'consultation',
  label: 'Consultation',
  description:
    'Asks for an appointment: a topic, a day and a time of the day, and how to reach the person who asks.',
  group: 'form',
  icon: 'calendar',
  schema: z.object({
    ...formFields,
    topics: textarea({ label: 'Topics', help: 'One a line. Unset: no topic is asked for.' }),
    times: textarea({ label: 'Times of the day', help: 'One a line. Unset: morning, afternoon, evening.' }),
    earliest: number({ label: 'Earliest, in days from now', help: 'Unset: 1.', min: 0, max: 90 }),
    latest: number({ label: 'Latest, in days from now', help: 'Unset: 60.', min: 1, max: 365 }),
    phoneRequired: boolean({ label: 'Telephone number is needed' }),
    recipient: option({ label: 'Recipient', values: recipients, initial: 'consultation' }),
  }),
})
