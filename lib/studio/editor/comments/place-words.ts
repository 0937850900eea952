import { locate } from '../model'
import { useEditor, usePresent } from '../state/context'
import { useCommentsText } from './texts'

/** What a place is called: the block, with its field; undefined where the block is no longer on the page. */
export function usePlaceWords() {
  const t = useCommentsText()
  const { forms } = useEditor()
  const { content } = usePresent()
  return (uid: string, field: string | null): string | undefined => {
    const blok = locate(content, uid)?.blok
    if (!blok) return undefined
    const form = Object.hasOwn(forms, blok.component) ? forms[blok.component] : undefined
    const block = form?.label ?? blok.component
    if (field === null) return block
    return t('atField', { block, field: form?.fields.find(({ name }) => name === field)?.label ?? field })
  }
}
