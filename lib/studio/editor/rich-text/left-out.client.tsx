'use client'

import type { Node } from '@tiptap/pm/model'
import type { LeftOutOf } from '@/lib/studio/rich-text'
import { useText } from '../texts'

export function picturesIn(document: Node): number {
  let count = 0
  document.descendants(({ type }) => {
    if (type.name === 'image') count += 1
  })
  return count
}

/** What of a paste is missing in the text: pictures until as many are set in, the rest until something else is pasted. */
export function LeftOut({ pictures, links, relative, files, comments, deletions }: LeftOutOf) {
  const t = useText()
  return (
    <p role="status" className="text-small empty:hidden">
      {[
        pictures > 0 && t('text.picturesLeftOut', { count: pictures }),
        links > 0 && t('text.linksLeftOut', { count: links }),
        relative > 0 && t('text.relativeLeftOut', { count: relative }),
        files > 0 && t('text.filesLeftOut', { count: files }),
        comments > 0 && t('text.commentsLeftOut', { count: comments }),
        deletions > 0 && t('text.deletionsLeftOut', { count: deletions }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}
