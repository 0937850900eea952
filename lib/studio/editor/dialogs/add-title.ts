import type { BlockForms } from '@/lib/studio/forms'
import type { EditorText } from '../texts'

/** What is added: a block, or an entry of a list that takes nothing else, such as a trigger. */
export const addTitle = (
  t: EditorText,
  forms: BlockForms,
  allow: readonly string[],
  list?: string,
): string =>
  list && allow.length > 0 && allow.every((name) => forms[name]?.kind === 'item')
    ? t('add.entry', { list })
    : t('add.title')
