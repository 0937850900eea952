import type { RequestListener } from 'node:http'
import type { createAddressLookups } from './address-lookups'
import type { AskNextOptions } from './ask-next'
import type { createBodies } from './bodies'
import type { Drain } from './drain'
import type { IsKnownPath } from './known-paths'
import type { leadAway } from './lead-away'
import type { MayExist } from './page-places'
import type { ProductPaths } from './product-paths'
import type { AskedQuestion } from './question-at'
import type { TakeoverOptions } from './takeover'
import type { Traffic } from './traffic'

export type EdgeServerOptions = TakeoverOptions & {
  /** Marks the requests of this server to itself. */
  secret: string
  /** The request handler of Next.js. */
  handler: RequestListener
  /** Looks up the paths of products. */
  products: Pick<ProductPaths, 'pathOf'>
  /** Knows what is under way, and says when the server ends. */
  drain: Drain
  /** Counts every response that a visitor waits for. */
  traffic?: Pick<Traffic, 'count'>
  /** In development Next.js shows its own page for an error. */
  dev: boolean
  /** The folder of the build whose static files the edge serves itself; in development there is none. */
  distDir?: string
  /** The routes of the build, by which traces name addresses; in development there are none. */
  routes?: readonly string[]
  /** Whether a path can have an answer at all; unset in development, where every path goes to Next.js. */
  isKnown?: IsKnownPath
  /** Whether something can be at a path; unset in development. */
  mayExist?: MayExist
  /** Has the shop make a page for itself; in development there is none. */
  make?: (pathname: string) => Promise<unknown>
  /** Whether all words and values of a question are the shop's; without it no answer to a question is kept. */
  knowsQuestion?: (asked: AskedQuestion) => Promise<boolean>
  /** Leads visitors away from screens that are not theirs; in development the pages do. */
  leadAway?: typeof leadAway
  /** Calls that are answered without Next.js; in development there are none. */
  calls?: AskNextOptions['calls']
  /** Other limits than the usual ones, by kind of work. */
  limits?: AskNextOptions['limits']
  /** Other limits than the usual ones for what is being received. */
  bodyLimits?: Parameters<typeof createBodies>[1]
  /** Other limits than the usual ones for addresses that are looked up. */
  lookUpLimits?: Parameters<typeof createAddressLookups>[0]
}
