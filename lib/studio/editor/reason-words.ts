import type { DraftFinding } from '@/lib/studio/drafts'
import type { BlockForm } from '@/lib/studio/forms'
import type { EditorText } from './texts'

type Words = (t: EditorText, found: RegExpExecArray, form: BlockForm | undefined) => string

const labelOf = (form: BlockForm | undefined, name = '') =>
  form?.fields.find((field) => field.name === name)?.label ?? name

/** The reasons of the check of the content, which are written in English for its command. */
const reasons: readonly [RegExp, Words][] = [
  [/^(?:is needed|a file is needed|a text is needed)$/, (t) => t('reasons.needed')],
  [/^is an unknown block$/, (t) => t('reasons.unknownBlock')],
  [/^(.+) does not belong here$/, (t, [, block = '']) => t('reasons.doesNotBelong', { block })],
  [/^stands only inside its parent block$/, (t) => t('reasons.onlyInParent')],
  [/^can only be the root of a story$/, (t) => t('reasons.onlyRoot')],
  [/^is nested /, (t) => t('reasons.tooDeep')],
  [/^is not a field of this block$/, (t) => t('reasons.unknownField')],
  [/is none of its values/, (t) => t('reasons.notAnOption')],
  [/^give product numbers or a category$/, (t) => t('reasons.noSource')],
  [
    /^has no effect: (\w+) is empty$/,
    (t, [, field], form) => t('reasons.idleEmpty', { field: labelOf(form, field) }),
  ],
  [
    /^has no effect: (\w+) is filled$/,
    (t, [, field], form) => t('reasons.idleFilled', { field: labelOf(form, field) }),
  ],
  [/^has no effect/, (t) => t('reasons.idle')],
  [/^is left out/, (t) => t('reasons.left')],
]

/** A finding in the language of the editor. */
export function reasonWords({ reason }: DraftFinding, form: BlockForm | undefined, t: EditorText): string {
  for (const [pattern, words] of reasons) {
    const found = pattern.exec(reason)
    if (found) return words(t, found, form)
  }
  return t('reasons.other', { reason })
}
