import { counted } from '@/lib/platform/text'
import type { DemoLeft } from './find-demo'
import type { FoundRows } from './marked-rows'
import { realOrdersProblem } from './trial'

export type Chosen = {
  /** What somebody has changed goes, too. */
  withChanged: boolean
  /** Orders, customers and messages go, too. */
  withTrial: boolean
}

const longestList = 20

function listOf(names: readonly string[]): string {
  const more = names.length - longestList
  return names.slice(0, longestList).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

const keptFor = {
  changed: 'changed by you, kept',
  ordered: 'in an order, kept, but no longer on sale',
  used: 'needed by what you have made, kept',
} as const

type Line = Pick<FoundRows, 'name' | 'goes'> & Partial<Omit<FoundRows, 'name' | 'goes'>>

function lineOf({ name, goes, ...kept }: Line): string[] {
  const reasons = (['changed', 'ordered', 'used'] as const).flatMap((reason) => {
    const names = kept[reason] ?? []
    return names.length > 0 ? [`${names.length} ${keptFor[reason]}: ${listOf(names)}`] : []
  })
  if (goes === 0 && reasons.length === 0) return []
  return [`  ${name}: ${[`${goes} to remove`, ...reasons].join('; ')}`]
}

const isNothing = ({ orders, customers, messages }: DemoLeft['trial']) => orders + customers + messages === 0

function trialLine({ trial }: DemoLeft, { withTrial }: Chosen): string[] {
  if (isNothing(trial)) return []
  const { orders, customers, messages } = trial
  const all = `${counted(orders, 'order')}, ${counted(customers, 'customer')}, ${counted(messages, 'message')} of forms`
  return withTrial
    ? [`  of the trial run: ${all}, with all papers, payments, baskets, wishlists and kept mails`]
    : [`  not touched: ${all}; --orders removes them, too, where they are of a trial run`]
}

/** Whether there is anything to remove. */
export const hasDemo = ({ pages, found, trial }: DemoLeft, { withChanged, withTrial }: Chosen): boolean =>
  pages.some(({ isUntouched }) => withChanged || isUntouched) ||
  found.some(({ goes }) => goes > 0) ||
  (withTrial && !isNothing(trial))

/** What goes and what stays, in lines for the one who decides. */
export function describeDemo(left: DemoLeft, chosen: Chosen): string[] {
  const changed = left.pages.flatMap(({ isUntouched, fullSlug }) =>
    isUntouched || chosen.withChanged ? [] : [fullSlug],
  )
  const lines = [
    ...lineOf({ name: 'pages', goes: left.pages.length - changed.length, changed }),
    ...left.found.flatMap(lineOf),
    ...trialLine(left, chosen),
  ]
  return lines.length > 0 ? lines : ['  nothing']
}

/** Why what was chosen must not be removed. */
export const trialProblem = ({ trial }: DemoLeft, { withTrial }: Chosen): string | undefined =>
  withTrial ? realOrdersProblem(trial) : undefined
