import type { DraftFinding } from '@/lib/studio/drafts'
import type { BlockForms } from '@/lib/studio/forms'
import type { StudioLanguage } from '@/lib/studio/i18n'
import type { ToldFinding } from '@/lib/studio/stories'
import { editorText } from './editor-text'
import { reasonWords } from './reason-words'

/** What the check finds wrong, with the names of block and field as the editor shows them. */
export function toldFindings(
  findings: readonly DraftFinding[],
  forms: BlockForms,
  language: StudioLanguage,
): ToldFinding[] {
  const t = editorText(language)
  return findings.map((finding) => {
    const form = forms[finding.block]
    const [name] = finding.field.split('[')
    const label = form?.fields.find((field) => field.name === name)?.label
    const words = reasonWords(finding, form, t)
    return { ...finding, title: form?.label ?? finding.block, words: label ? `${label}: ${words}` : words }
  })
}
