import type { DraftFinding } from '@/lib/studio/drafts'
import { entryListOf } from '@/schemas/blocks/entry-lists'
// Not from the folder's face: the server reads this, and the clipboard of the editor runs in the browser alone.
import { type Blok, isObject } from '../model/blok'
import { allBloks } from '../model/locate'
import type { Findings } from './faulty'
import type { Fresh } from './fresh'
import { hasFirstHeading, headingAbove, outlineFindings } from './outline'

const isBlank = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : !Array.isArray(value) || value.length === 0

/** Whether a link leads somewhere: `linktype` alone is what the form leaves of a link that was taken out. */
const leadsNowhere = (link: unknown) =>
  isObject(link)
    ? [link.url, link.cached_url, link.id, link.email].every(
        (each) => typeof each !== 'string' || each === '',
      )
    : isBlank(link)

type Hint = Pick<DraftFinding, 'field' | 'reason'>

/** A picture is shown no wider than it is: pages have hardly one that is meant to be as small as a sign. */
const smallestWidth = 200

/** The width and the height are part of the address of a file. */
function ofSmall(filename: unknown, field: string): Hint[] {
  const [, width = '', height = ''] = /\/(\d{1,5})x(\d{1,5})\//.exec(String(filename)) ?? []
  return width !== '' && Number(width) < smallestWidth
    ? [{ field, reason: `is a small picture: ${width} x ${height}` }]
    : []
}

function ofPicture({ src, alt }: Blok): Hint[] {
  if (!isObject(src) || isBlank(src.filename)) return []
  const small = ofSmall(src.filename, 'src')
  return isBlank(alt) && isBlank(src.alt)
    ? [...small, { field: 'alt', reason: 'has no alternative text' }]
    : small
}

/** Cards whose picture has its words at the file alone. */
const pictured: ReadonlySet<string> = new Set(['banner', 'campaign_card', 'campaign_teaser', 'teaser'])

/** A picture for phones alone says the same as that for wide screens. */
function ofCard({ image, mobileImage }: Blok): Hint[] {
  const shown = Object.entries({ image, mobileImage }).filter(
    ([, file]) => isObject(file) && !isBlank(file.filename),
  )
  const isTold = shown.some(([, file]) => isObject(file) && !isBlank(file.alt))
  const [first] = shown
  const small = shown.flatMap(([field, file]) => (isObject(file) ? ofSmall(file.filename, field) : []))
  return first && !isTold ? [...small, { field: first[0], reason: 'has no alternative text' }] : small
}

/** Who sends an own form is told what becomes of the answers before the button. */
const ofForm = ({ consent }: Blok): Hint[] =>
  isBlank(consent) ? [{ field: 'consent', reason: 'has no text of a consent' }] : []

/** A subscription is a consent, which has to be told with its text and with what happens to the data. */
const ofNewsletter = ({ consent, consentLink }: Blok): Hint[] => [
  ...(isBlank(consent) ? [{ field: 'consent', reason: 'has no text of a consent' }] : []),
  ...(leadsNowhere(consentLink)
    ? [{ field: 'consentLink', reason: 'has no link to the privacy policy' }]
    : []),
]

const cellsIn = (row: unknown): unknown[] => (isObject(row) && Array.isArray(row.body) ? row.body : [])
const isEmptyCell = (cell: unknown) => isBlank(isObject(cell) ? cell.value : cell)

/** Rows that were made and never filled: the page shows them as lines without a word. */
function ofTables(blok: Blok): Hint[] {
  return Object.entries(blok).flatMap(([field, value]) => {
    if (!isObject(value) || !Array.isArray(value.tbody)) return []
    const empty = value.tbody.filter((row) => cellsIn(row).every(isEmptyCell)).length
    return empty > 0 ? [{ field, reason: `has empty rows: ${empty}` }] : []
  })
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/.test(value)
const comparable = (value: string) => value.slice(0, 16).replace('T', ' ')

/** A campaign whose time is past. A countdown still says so to shoppers. @param now in milliseconds since the epoch */
function ofPast({ component, dateTo }: Blok, now: number): Hint[] {
  if (component === 'countdown' || !isTime(dateTo)) return []
  const isPast = comparable(dateTo) <= comparable(new Date(now).toISOString())
  return isPast ? [{ field: 'dateTo', reason: 'is past: the campaign is seen no more' }] : []
}

function ofBlok(blok: Blok, now: number): Hint[] {
  return [...ofTables(blok), ...ofPast(blok, now), ...ofKind(blok)]
}

function ofKind(blok: Blok): Hint[] {
  if (blok.component === 'content_image') return ofPicture(blok)
  if (blok.component === 'newsletter_form') return ofNewsletter(blok)
  if (blok.component === 'custom_form') return ofForm(blok)
  if (pictured.has(blok.component)) return ofCard(blok)
  const field = entryListOf(blok)
  return field !== undefined && isBlank(blok[field])
    ? [{ field, reason: `shows nothing: ${field} has no entry` }]
    : []
}

/** A page with blocks and without a first heading. What a shared section holds is not seen here: it may have one. */
function ofPage(content: Blok, bloks: readonly { blok: Blok }[]): Hint[] {
  const isPage = content.component === 'page' && !isBlank(content.body)
  const mayHaveOne = bloks.some(({ blok }) => ['shared_section', 'listing'].includes(blok.component))
  return isPage && !mayHaveOne && !hasFirstHeading(content)
    ? [{ field: '', reason: 'has no heading of the first level' }]
    : []
}

/**
 * What fits its schemas, and yet is hardly meant so. The page can be published with it.
 * @param now in milliseconds since the epoch
 */
export function hintsOf(content: Blok, now = Date.now()): DraftFinding[] {
  const bloks = allBloks(content)
  const all = bloks.flatMap(({ blok }) => ofBlok(blok, now).map((hint) => ({ blok, hint })))
  const page = ofPage(content, bloks).map((hint) => ({ blok: content, hint }))
  return [...page, ...all].map(({ blok, hint }) => ({
    uid: blok._uid,
    block: blok.component,
    ...hint,
    isIdle: true,
  }))
}

/** Campaigns that end before they begin: said at once, as the check itself waits for the next save. */
const wrongDates = (content: Blok): DraftFinding[] =>
  allBloks(content).flatMap(({ blok: { _uid: uid, component: block, dateFrom, dateTo } }) =>
    isTime(dateFrom) && isTime(dateTo) && comparable(dateTo) <= comparable(dateFrom)
      ? {
          ...{ uid, block, field: 'dateTo', isIdle: false },
          reason: 'is not after the beginning: the campaign is never seen',
        }
      : [],
  )

const isTold = ({ field, reason }: DraftFinding, own: readonly DraftFinding[]) =>
  own.some((each) => each.field === field && each.reason === reason)

/** The findings of the check, what the outline of the page lacks, and the hints, without those for a new block. */
export function withHints(findings: Findings, content: Blok, fresh: Fresh = new Map()): Findings {
  const all = new Map(findings)
  const isNew = ({ uid, field }: DraftFinding) => fresh.has(uid) && !fresh.get(uid)?.has(field)
  const hints = hintsOf(content).filter((hint) => !isNew(hint))
  const dates = wrongDates(content).filter((each) => !isNew(each))
  for (const each of [...dates, ...outlineFindings(content), ...hints]) {
    const own = all.get(each.uid) ?? []
    if (!isTold(each, own)) all.set(each.uid, [...own, each])
  }
  return all
}

/** Tables whose columns have no names: nobody who listens to one knows what a cell is about. */
function withoutHead(blok: Blok): Hint[] {
  return Object.entries(blok).flatMap(([field, value]) => {
    if (!isObject(value) || !Array.isArray(value.tbody)) return []
    const head = Array.isArray(value.thead) ? value.thead : []
    const hasCells = value.tbody.some((row) => !cellsIn(row).every(isEmptyCell))
    return hasCells && head.every(isEmptyCell) ? [{ field, reason: 'has no heading row' }] : []
  })
}

/** What the page would be better with, and is told along when there is reason to ask before it is published. */
export function noticesOf(content: Blok): DraftFinding[] {
  const isPage = content.component === 'page' && !isBlank(content.body)
  const lacksDescription = isPage && content.noindex !== true && isBlank(content.description ?? '')
  const page = lacksDescription
    ? [{ blok: content, hint: { field: 'description', reason: 'has no description' } }]
    : []
  const tables = allBloks(content).flatMap(({ blok }) => withoutHead(blok).map((hint) => ({ blok, hint })))
  const told = [...page, ...tables].map(({ blok, hint }) => ({
    ...{ uid: blok._uid, block: blok.component, isIdle: true },
    ...hint,
  }))
  return [...(isPage ? headingAbove(content) : []), ...told]
}
