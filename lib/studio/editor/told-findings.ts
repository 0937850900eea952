import { currentMs } from '@/lib/platform/clock'
import type { DraftFinding } from '@/lib/studio/drafts'
import type { BlockForms } from '@/lib/studio/forms'
import type { StudioLanguage } from '@/lib/studio/i18n'
import type { ToldFinding } from '@/lib/studio/stories'
import { editorText } from './editor-text'
import type { Blok } from './model'
import { wayTo } from './model/way'
import { reasonWords } from './reason-words'
import { hintsOf, noticesOf } from './state/hints'
import { outlineFindings, secondHeading } from './state/outline'

/** What the check finds wrong, further headings of the first level and hints, with the names of block and field as the editor shows them. */
export function toldFindings(
  findings: readonly DraftFinding[],
  content: Record<string, unknown>,
  forms: BlockForms,
  language: StudioLanguage,
): ToldFinding[] {
  const t = editorText(language)
  const outline = outlineFindings(content as Blok).filter(({ reason }) => reason === secondHeading)
  const known = new Set(findings.map(({ uid, field, reason }) => `${uid} ${field} ${reason}`))
  const hints = hintsOf(content as Blok, currentMs()).filter(
    ({ uid, field, reason }) => !known.has(`${uid} ${field} ${reason}`),
  )
  const told: (DraftFinding & Pick<ToldFinding, 'about'>)[] = [
    ...findings,
    ...outline.map((finding) => ({ ...finding, about: 'headings' as const })),
    ...hints.map((finding) => ({ ...finding, about: 'hints' as const })),
    ...noticesOf(content as Blok).map((finding) => ({ ...finding, about: 'notices' as const })),
  ]
  /** `Karussell › 3. Folie` */
  const wayWords = ({ uid }: DraftFinding) =>
    wayTo(content as Blok, uid)
      .map(({ blok, place }) => {
        const label = forms[blok.component]?.label ?? blok.component
        return place === undefined ? label : t('reasons.nth', { place, label })
      })
      .join(' › ')
  return told.map((finding) => {
    const form = forms[finding.block]
    const [name] = finding.field.split(/[.[]/)
    const label = form?.fields.find((field) => field.name === name)?.label
    const words = reasonWords(finding, form, t)
    return {
      ...finding,
      title: wayWords(finding) || (form?.label ?? finding.block),
      words: label ? t('reasons.labelled', { label, words }) : words,
    }
  })
}
