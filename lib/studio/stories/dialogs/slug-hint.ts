import { readSlug, slugFromName, slugOfNothing } from '@/lib/content/addresses/client'
import { withoutSigns } from '../typed-slug'

/** How the shop reads what is typed as a part of an address, where that is something else. */
function readOtherwise(typed: string): string | undefined {
  const read = withoutSigns(readSlug(typed))
  return read.ok && read.slug !== typed ? read.slug : undefined
}

/** The address that a new story will have: the typed one as the shop reads it, else one from its name. */
export function newSlug(name: string, typed: string): string | undefined {
  if (typed.trim() !== '') return readOtherwise(typed)
  return name.trim() === '' ? undefined : slugFromName(name)
}

/** The last part of the address that a new story gets; undefined before there is one, and for what can be none. */
export function newSlugOf(name: string, typed: string): string | undefined {
  if (typed.trim() === '') return name.trim() === '' ? undefined : slugFromName(name)
  const read = withoutSigns(readSlug(typed))
  return read.ok ? read.slug : undefined
}

/** The last part of an address that was typed, as the shop reads it; undefined for what can be none. */
export function readTyped({ slug }: { slug: string }, typed: string): string | undefined {
  if (typed === slug) return slug
  const read = withoutSigns(readSlug(typed))
  return read.ok ? read.slug : undefined
}

/** How the shop reads a new address, where that is something else. */
export const renameHint = ({ slug }: { slug: string }, typed: string): string | undefined =>
  typed === slug ? undefined : readOtherwise(typed)

/** The address of a name that has nothing of which one could be made, such as of emoji alone; undefined for other names. */
export const slugWithoutName = (name: string, typed: string): string | undefined =>
  typed.trim() === '' && name.trim() !== '' && slugFromName(name) === slugOfNothing && !/[a-z0-9]/i.test(name)
    ? slugOfNothing
    : undefined

/** As many characters fit into the name of a story. */
export const longestName = 255
