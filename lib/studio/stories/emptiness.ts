import { breadcrumbBlock } from '@/schemas/blocks/breadcrumb'
import { entryListOf } from '@/schemas/blocks/entry-lists'
import { headlineBlock } from '@/schemas/blocks/headline'
import { pageBlock } from '@/schemas/blocks/page'
import { paragraphBlock } from '@/schemas/blocks/paragraph'
import { recentlyViewedBlock } from '@/schemas/blocks/recently-viewed'
import { richTextBlock } from '@/schemas/blocks/rich-text'
import { sectionBlock } from '@/schemas/blocks/section'
import { triggerContainerBlock } from '@/schemas/blocks/trigger-container'
import { showsSomething } from '@/schemas/content/shows-something'

/** `always`: a shopper sees nothing between header and footer; `atTimes`: only while a campaign shows. */
export type Emptiness = 'always' | 'atTimes'

type Blok = Record<string, unknown> & { component: string; _uid?: unknown }
type Finding = { uid: string; reason: string }

/** Stories whose blocks are what is to be seen of them. */
const withBody: ReadonlySet<unknown> = new Set([pageBlock.name, sectionBlock.name])
/** Blocks that go with others: alone they are no content of a page. */
const beside: ReadonlySet<string> = new Set([breadcrumbBlock.name, recentlyViewedBlock.name])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const bloksIn = (value: unknown): Blok[] =>
  Array.isArray(value)
    ? value.filter((each): each is Blok => isObject(each) && typeof each.component === 'string')
    : []

/** The findings of the check with which the shop leaves a block out. */
const isLeftOut = ({ reason }: Finding) =>
  /is needed$|^give product numbers|^is left out|^is an unknown block$|^there is nothing to be read/.test(
    reason,
  )

const isFilled = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  if (isObject(value) && value.type === 'doc') return showsSomething(value)
  return value !== undefined && value !== null
}

/** A block that was put in and never touched has no value of its own. */
const isUntouched = ({ component: _, _uid, _editable, ...fields }: Blok) =>
  !Object.values(fields).some(isFilled)

/** Blocks that are their text. */
const texts: ReadonlySet<string> = new Set([headlineBlock.name, paragraphBlock.name, richTextBlock.name])
const isWordless = ({ component, text }: Blok) => texts.has(component) && !isFilled(text)

type Seen = 'yes' | 'atTimes' | 'no'

const most = (seen: readonly Seen[]): Seen =>
  seen.includes('yes') ? 'yes' : seen.includes('atTimes') ? 'atTimes' : 'no'

function seenOf(blok: Blok, leftOut: ReadonlySet<string>): Seen {
  if (leftOut.has(String(blok._uid ?? '')) || beside.has(blok.component)) return 'no'
  if (isUntouched(blok) || isWordless(blok)) return 'no'
  const list = entryListOf(blok)
  if (list === undefined) return 'yes'
  const entries = bloksIn(blok[list])
  if (blok.component === triggerContainerBlock.name) {
    const isBound = [blok.dateFrom, blok.dateTo, blok.triggers].some(isFilled)
    const inner = most(entries.map((each) => seenOf(each, leftOut)))
    return inner === 'yes' && isBound ? 'atTimes' : inner
  }
  return most(entries.map((each) => seenOf(each, leftOut)))
}

/** Whether a page, or a section of pages, shows a shopper nothing; undefined for one that does, and for other stories. */
export function emptinessOf(
  content: Record<string, unknown>,
  findings: readonly Finding[] = [],
): Emptiness | undefined {
  if (!withBody.has(content.component)) return undefined
  const leftOut = new Set(findings.filter(isLeftOut).map(({ uid }) => uid))
  const seen = most(bloksIn(content.body).map((each) => seenOf(each, leftOut)))
  if (seen === 'yes') return undefined
  return seen === 'no' ? 'always' : 'atTimes'
}
