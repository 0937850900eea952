import type { DemoLeft } from './find-demo'
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

function lineOf(name: string, same: number, changed: readonly string[], withChanged: boolean): string[] {
  const goes = same + (withChanged ? changed.length : 0)
  const stays = withChanged ? [] : changed
  if (goes === 0 && stays.length === 0) return []
  const kept = stays.length > 0 ? `; ${stays.length} changed, which stay: ${listOf(stays)}` : ''
  return [`  ${name}: ${goes} to remove${kept}`]
}

const isNothing = ({ orders, customers, messages }: DemoLeft['trial']) => orders + customers + messages === 0

function trialLine({ trial }: DemoLeft, { withTrial }: Chosen): string[] {
  if (isNothing(trial)) return []
  const { orders, customers, messages } = trial
  const counted = `${orders} orders, ${customers} customers, ${messages} messages of forms`
  return withTrial
    ? [`  of the trial run: ${counted}, with all papers, payments, baskets, wishlists and kept mails`]
    : [`  not touched: ${counted}; --orders removes them, too, where they are of a trial run`]
}

/** Whether there is anything to remove. */
export const hasDemo = ({ pages, found, trial }: DemoLeft, { withChanged, withTrial }: Chosen): boolean =>
  pages.some(({ isUntouched }) => withChanged || isUntouched) ||
  found.some(({ same, changed }) => same + (withChanged ? changed.length : 0) > 0) ||
  (withTrial && !isNothing(trial))

/** What goes and what stays, in lines for the one who decides. */
export function describeDemo(left: DemoLeft, chosen: Chosen): string[] {
  const { withChanged } = chosen
  const changedPages = left.pages.filter(({ isUntouched }) => !isUntouched).map(({ fullSlug }) => fullSlug)
  const lines = [
    ...lineOf('pages', left.pages.length - changedPages.length, changedPages, withChanged),
    ...left.found.flatMap(({ name, same, changed }) => lineOf(name, same, changed, withChanged)),
    ...trialLine(left, chosen),
  ]
  return lines.length > 0 ? lines : ['  nothing']
}

/** Why what was chosen must not be removed. */
export const trialProblem = ({ trial }: DemoLeft, { withTrial }: Chosen): string | undefined =>
  withTrial ? realOrdersProblem(trial) : undefined
