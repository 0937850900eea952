import type { StudioLanguage } from '@/lib/studio/i18n'
import { marketName } from '../market-name'

export type Folder = { id: number; name: string; fullSlug: string }
export type FolderLine = Folder & {
  /** Its name behind as much space as it lies deep. */
  label: string
  /** Its way from the top; undefined for a folder of the top. */
  way: string | undefined
}

const step = '\u2003'

const partsOf = ({ fullSlug }: Folder) => fullSlug.split('/').filter(Boolean)

function inTree(one: Folder, other: Folder): number {
  const [first, second] = [partsOf(one), partsOf(other)]
  const at = first.findIndex((part, index) => part !== second[index])
  if (at < 0) return first.length - second.length
  return (first[at] ?? '') < (second[at] ?? '') ? -1 : 1
}

/** The market in which the person stands before the other ones, and these before what is of no market. */
const rankOf = (top: string, near: string | undefined, language: StudioLanguage) =>
  top === near ? 0 : marketName(top, language) ? 1 : 2

/**
 * Folders as the lines of a tree, each below the one in which it lies. A market is named as people say it: `Schweiz, Deutsch (de-ch)`.
 * @param near the folder of the top in which the person stands
 */
export function folderLines(
  folders: readonly Folder[],
  language: StudioLanguage,
  near?: string | undefined,
): FolderLine[] {
  const names = new Map(folders.map(({ fullSlug, name }) => [fullSlug, name]))
  const ownName = (path: string) => {
    const market = path.includes('/') ? undefined : marketName(path, language)
    return market ?? names.get(path) ?? path.split('/').at(-1) ?? path
  }
  const rank = (folder: Folder) => rankOf(partsOf(folder)[0] ?? '', near, language)
  const inOrder = folders.toSorted((one, other) => rank(one) - rank(other) || inTree(one, other))
  return inOrder.map((folder) => {
    const parts = partsOf(folder)
    const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    const own = ownName(folder.fullSlug)
    const isMarket = parts.length === 1 && own !== folder.name
    return {
      ...folder,
      label: step.repeat(parts.length - 1) + own + (isMarket ? ` (${folder.fullSlug})` : ''),
      way: parts.length > 1 ? paths.map(ownName).join(' › ') : undefined,
    }
  })
}
