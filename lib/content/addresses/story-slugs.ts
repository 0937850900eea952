import { withoutOuterSlashes } from '@/lib/platform/text'
/** The slugs that a content key can have in a folder: a page, then the page of a category. */
export const slugsIn = (folder: string, key: string) =>
  key === '_' ? [`${folder}/home`] : [`${folder}/${key}`, `${folder}/kategorieseiten/${key}`]

/** The folder of a market or of a company that a story lies in, or any other. */
export const topFolderOf = (fullSlug: string) => withoutOuterSlashes(fullSlug).split('/')[0] ?? ''
