import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { inPlaceOf } from '../fields/asset-value'

type Picture = Readonly<Record<string, unknown> & { src: string }>

/** Nothing is typed beside a picture of a text. */
const nothingTyped = new Set<never>()

/** The picture that is chosen in a text, as its value has it. */
function chosenImage({ state: { selection } }: Editor): Record<string, unknown> | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return undefined
  return (selection.node.attrs.rest ?? undefined) as Record<string, unknown> | undefined
}

/** Puts a picture into a text, in place of the one that is chosen; of the same file its words stay, as in a field. */
export function putImage(editor: Editor, picture: Picture): void {
  const former = chosenImage(editor)
  const { filename: _, ...put } = former
    ? inPlaceOf({ ...former, filename: former.src }, { ...picture, filename: picture.src }, nothingTyped)
    : { ...picture, filename: undefined }
  editor
    .chain()
    .focus()
    .insertContent({ type: 'image', attrs: { rest: put } })
    .run()
}
