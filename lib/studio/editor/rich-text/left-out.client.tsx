'use client'

import type { Node } from '@tiptap/pm/model'
import { useText } from '../texts'

export function picturesIn(document: Node): number {
  let count = 0
  document.descendants(({ type }) => {
    if (type.name === 'image') count += 1
  })
  return count
}

/** Pictures of a paste that are missing in the text, until as many are set in or something else is pasted. */
export function LeftOut({ count }: { count: number }) {
  const t = useText()
  return (
    <p role="status" className="text-small empty:hidden">
      {count > 0 && t('text.picturesLeftOut', { count })}
    </p>
  )
}
