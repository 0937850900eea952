import { describeForms, labelsIn } from '@/lib/studio/forms'
import type { StudioLanguage } from '@/lib/studio/i18n'
import { definitions } from '@/schemas/definitions'
import { commentsText } from './messages'

const known: Readonly<Record<string, (typeof definitions)[keyof typeof definitions]>> = definitions

type Placed = { component: string | null; fieldname: string | null; title: string }

/**
 * What a thread is about, in the language of its reader: it was named in that of whoever began it. Of a block that the shop
 * does not know it is as it was named.
 */
export function threadTitle({ component, fieldname, title }: Placed, language: StudioLanguage): string {
  const definition = component !== null && Object.hasOwn(known, component) ? known[component] : undefined
  const form = definition && describeForms([definition], labelsIn(language))[definition.name]
  if (!form) return title
  if (fieldname === null) return form.label
  const field = form.fields.find(({ name }) => name === fieldname)?.label ?? fieldname
  return commentsText(language)('atField', { block: form.label, field })
}
