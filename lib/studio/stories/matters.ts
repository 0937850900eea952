import type { PublicationFacts } from './publication-facts'
import type { StoryRow } from './story-row'

/**
 * What somebody is told before a version is published, most harmful first. Every way of publishing tells all of it: the
 * editor's button, lists, several pages at once, releases and plans.
 */
export const matters = [
  'empty',
  'note',
  'stage',
  'reach',
  'faulty',
  'untranslated',
  'headings',
  'hints',
  'comments',
  'others',
  'planned',
  'ends',
] as const
export type Matter = (typeof matters)[number]

/** On how many pages a story has an effect beside its own; a market without any content has its screens. */
export const pagesReached = (reach: PublicationFacts['reach']): number =>
  Math.max(0, ...reach.map(({ pages }) => Math.max(1, pages)))

/** How much there is of each; 0: nothing to tell. */
export const counted: Readonly<Record<Matter, (facts: PublicationFacts) => number>> = {
  empty: ({ empty }) => (empty ? 1 : 0),
  note: ({ note }) => (note === undefined ? 0 : 1),
  stage: ({ waits }) => (waits === undefined ? 0 : 1),
  reach: ({ reach }) => pagesReached(reach),
  faulty: ({ faulty }) => faulty.length,
  untranslated: ({ untranslated }) => untranslated?.texts || (untranslated?.parts.length ?? 0),
  headings: ({ headings }) => headings.length,
  hints: ({ hints }) => hints.length,
  comments: ({ comments = 0 }) => comments,
  others: ({ others }) => others?.length ?? 0,
  planned: ({ planned }) => (planned === undefined ? 0 : 1),
  ends: ({ ends = [] }) => ends.length,
}

/** What is asked before this is published; nothing: it is published at once. */
export const mattersOf = (facts: PublicationFacts): Matter[] =>
  matters.filter((matter) => counted[matter](facts) > 0)

/** What changes for others wherever the story lies; links to it follow its address. */
const followsMoves: readonly PublicationFacts['reach'][number]['kind'][] = ['section', 'linked', 'typed']

/** What changes for others with a story that is deleted or moved. */
export const reachOf = (
  action: 'move' | 'delete',
  reach: PublicationFacts['reach'],
): PublicationFacts['reach'] =>
  action === 'delete' ? reach : reach.filter(({ kind }) => !followsMoves.includes(kind))

/** What surrounds or fills pages has no visitors of its own; every other story that is a page has. */
export const hasOwnVisitors = (reach: PublicationFacts['reach']): boolean =>
  reach.every(({ kind }) => kind === 'home' || kind === 'linked' || kind === 'typed')

/**
 * Whether shoppers come to a page now, whom a redirect could lead on when it leaves: it is published, it has an address
 * of its own, and they see it there. What is no page, what a screen has in its place, and what no market shows have none.
 */
export const isVisited = (
  { isFolder, state, address, notShown }: Pick<StoryRow, 'isFolder' | 'state' | 'address' | 'notShown'>,
  reach: PublicationFacts['reach'],
): boolean =>
  !isFolder && state !== 'draft' && address.startsWith('/') && notShown === undefined && hasOwnVisitors(reach)
