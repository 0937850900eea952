import type { DraftFinding } from '@/lib/studio/drafts'
import type { BlockForm } from '@/lib/studio/forms'
import type { EditorText } from './editor-text'

type Words = (t: EditorText, found: RegExpExecArray, form: BlockForm | undefined) => string

const labelOf = (form: BlockForm | undefined, name = '') =>
  form?.fields.find((field) => field.name === name)?.label ?? name

/** The reasons of the check of the content, which are written in English for its command. */
const reasons: readonly [RegExp, Words][] = [
  [/^(?:is needed|a file is needed|a text is needed)$/, (t) => t('reasons.needed')],
  [/^is an unknown block$/, (t) => t('reasons.unknownBlock')],
  [/^is an unknown type of content/, (t) => t('reasons.unknownType')],
  [/^(.+) does not belong here$/, (t, [, block = '']) => t('reasons.doesNotBelong', { block })],
  [/^stands only inside its parent block$/, (t) => t('reasons.onlyInParent')],
  [/^can only be the root of a story$/, (t) => t('reasons.onlyRoot')],
  [/^is nested /, (t) => t('reasons.tooDeep')],
  [/^is not a field of this block$/, (t) => t('reasons.unknownField')],
  [/is none of its values/, (t) => t('reasons.notAnOption')],
  [/^give product numbers or a category$/, (t) => t('reasons.noSource')],
  [/^has nothing to choose from$/, (t) => t('reasons.noChoices')],
  [/^is more than the most characters$/, (t) => t('reasons.shortestAboveMost')],
  [/^is more than the greatest number$/, (t) => t('reasons.leastAboveMost')],
  [/^has no field, or more than (\d+)$/, (t, [, most = '']) => t('reasons.noFields', { most })],
  [/^takes files of more than (\d+) megabytes/, (t, [, most = '']) => t('reasons.filesTooLarge', { most })],
  [/^its place is needed/, (t) => t('reasons.noPlace')],
  [/^(?:a link or a text is needed|there is nothing to be read)/, (t) => t('reasons.linkOrText')],
  [/^has no measurement$/, (t) => t('reasons.noMeasure')],
  [/^no video can be found/, (t) => t('reasons.noVideo')],
  [/^is an address without a scheme/, (t) => t('reasons.noScheme')],
  [/^is no address that a link may have$/, (t) => t('reasons.forbiddenAddress')],
  [/^is no mail address$/, (t) => t('reasons.noMailAddress')],
  [/^is no address that can be read$/, (t) => t('reasons.brokenAddress')],
  [
    /^is no picture that pages show \(([^()]*)\)$/,
    (t, [, formats = '']) => t('reasons.noPicture', { formats }),
  ],
  [/^is no video that pages play \(([^()]*)\)$/, (t, [, formats = '']) => t('reasons.noFilm', { formats })],
  [/^is no file of subtitles \(([^()]*)\)$/, (t, [, formats = '']) => t('reasons.noSubtitles', { formats })],
  [/^lies at ([^\s,]+), from which/, (t, [, host = '']) => t('reasons.foreignFile', { host })],
  [/^is not the address of a file$/, (t) => t('reasons.noFileAddress')],
  [
    /^has no effect: (\w+) is empty$/,
    (t, [, field], form) => t('reasons.idleEmpty', { field: labelOf(form, field) }),
  ],
  [
    /^has no effect: (\w+) is filled$/,
    (t, [, field], form) => t('reasons.idleFilled', { field: labelOf(form, field) }),
  ],
  [/^is not after the beginning/, (t) => t('reasons.endsBeforeBegin')],
  [/^is past: the campaign/, (t) => t('reasons.past')],
  [/^compares a product, and this page has none/, (t) => t('reasons.noProductHere')],
  [/^is needed: without a value/, (t) => t('reasons.noTriggerValue')],
  // The places stand there as codes: the list of the field has their names.
  [/^names no place of the checkout: /, (t) => t('reasons.noCheckoutPlace')],
  [
    /^names (?:products that are|what is) not sold here: (.+)$/,
    (t, [, numbers = '']) => t('reasons.notSold', { numbers }),
  ],
  [/^leads to what is gone$/, (t) => t('reasons.goneTarget')],
  [/^leads to what nobody sees: (.+)$/s, (t, [, name = '']) => t('reasons.hiddenTarget', { name })],
  [/^names what is not there: (.+)$/, (t, [, values = '']) => t('reasons.unknownValue', { values })],
  [/^has more than (\d+) characters$/, (t, [, most = '']) => t('reasons.tooLong', { most })],
  [/^has more than (\d+) values$/, (t, [, most = '']) => t('reasons.tooManyValues', { most })],
  [
    /^is not looked up: all together have more than (\d+) values$/,
    (t, [, most = '']) => t('reasons.tooManyInAll', { most }),
  ],
  [/^only letters, digits, hyphen and underscore/, (t) => t('reasons.noCode')],
  [/^claims “(.+)” without the reason/, (t, [, claim = '']) => t('reasons.claim', { claim })],
  [/^claims “(.+)”, which the law/, (t, [, claim = '']) => t('reasons.neutralClaim', { claim })],
  [
    /^is an address of another market: of this page only (.+) can be met$/,
    (t, [, codes = '']) => t('reasons.otherMarket', { addresses: codes.split(' or ').join(', ') }),
  ],
  [/^is a drafting note/, (t) => t('reasons.draftingNote')],
  [/^has empty rows: (\d+)$/, (t, [, count = '0']) => t('reasons.emptyRows', { count: Number(count) })],
  [/^shows nothing: /, (t) => t('reasons.showsNothing')],
  [/^has no effect/, (t) => t('reasons.idle')],
  [/^is another heading of the first level$/, (t) => t('reasons.secondHeading')],
  [/^has no heading of the first level$/, (t) => t('reasons.noFirstHeading')],
  [/^has no heading row$/, (t) => t('reasons.noHeadRow')],
  [/^has no description$/, (t) => t('reasons.noDescription')],
  [/^stands above the heading of the first level$/, (t) => t('reasons.headingAbove')],
  [/^has no alternative text$/, (t) => t('reasons.noAlt')],
  [
    /^is a small picture: (\d+) x (\d+)$/,
    (t, [, width = '', height = '']) => t('reasons.smallPicture', { width, height }),
  ],
  [/^has no text of a consent$/, (t) => t('reasons.noConsentText')],
  [/^has no link to the privacy policy$/, (t) => t('reasons.noConsentLink')],
  [/^leaves out a level of headings$/, (t) => t('reasons.levelLeftOut')],
  [/^is left out/, (t) => t('reasons.left')],
  // Zod's own messages for a value of another type.
  [/^Invalid /, (t) => t('reasons.unfit')],
]

/** A finding in the language of the editor. */
export function reasonWords({ reason }: DraftFinding, form: BlockForm | undefined, t: EditorText): string {
  for (const [pattern, words] of reasons) {
    const found = pattern.exec(reason)
    if (found) return words(t, found, form)
  }
  return t('reasons.other', { reason })
}
