import { nearestName } from '@/lib/platform/text'
import { settings } from './settings'

/** What else a file of variables may hold: for Node.js, Next.js, the tests, and PostgreSQL's own programs. */
const foreign = /^(?:NODE_|NEXT_|NPM_|NESTLING_|E2E_|TEST_|PG|CHROMIUM_|CI$|TZ$)/i

/** So many letters of a name may be mistyped. Other programs' variables are further from the shop's. */
const mostMistyped = 3
/** Shorter names are like too many others. */
const shortest = 8

type Names = {
  /** Of the shop's own file. */
  file: readonly string[]
  /** Of the whole environment, in which other programs have theirs. */
  environment: readonly string[]
}

/**
 * The variables that are meant as settings and are none, each in a sentence: every one of the shop's file, and of the
 * environment those that are mistyped.
 */
export function unknownSettings({ file, environment }: Names): string[] {
  const known = Object.keys(settings)
  const isOther = (name: string) => !known.includes(name) && !foreign.test(name)
  const ofFile = file.filter(isOther)
  const mistyped = environment.filter(
    (name) =>
      isOther(name) && name.length >= shortest && nearestName(name, known, mostMistyped) !== undefined,
  )
  return [...new Set([...ofFile, ...mistyped])].map((name) => {
    const nearest = nearestName(name, known)
    return `${name} is no setting and has no effect${nearest ? `; the nearest one is ${nearest}` : ''}.`
  })
}
