import type { PublicationFacts } from './facts'

/**
 * What somebody is told before a version is published, most harmful first. Every way of publishing tells all of it: the
 * editor's button, lists, several pages at once, releases and plans.
 */
export const matters = [
  'empty',
  'note',
  'stage',
  'faulty',
  'untranslated',
  'headings',
  'hints',
  'others',
  'planned',
] as const
export type Matter = (typeof matters)[number]

/** How much there is of each; 0: nothing to tell. */
export const counted: Readonly<Record<Matter, (facts: PublicationFacts) => number>> = {
  empty: ({ empty }) => (empty ? 1 : 0),
  note: ({ note }) => (note === undefined ? 0 : 1),
  stage: ({ waits }) => (waits === undefined ? 0 : 1),
  faulty: ({ faulty }) => faulty.length,
  untranslated: ({ untranslated }) => untranslated?.texts ?? 0,
  headings: ({ headings }) => headings.length,
  hints: ({ hints }) => hints.length,
  others: ({ others }) => others?.length ?? 0,
  planned: ({ planned }) => (planned === undefined ? 0 : 1),
}

/** What is asked before this is published; nothing: it is published at once. */
export const mattersOf = (facts: PublicationFacts): Matter[] =>
  matters.filter((matter) => counted[matter](facts) > 0)
