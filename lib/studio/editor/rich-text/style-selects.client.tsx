'use client'

import type { Editor } from '@tiptap/react'
import { useText } from '../texts'
import {
  alignments,
  type Kind,
  kinds,
  setAlignment,
  setKind,
  setStyle,
  styles,
  type ToolState,
} from './tools'

const look = 'h-7 max-w-32 rounded border border-line bg-card px-1 text-small'

/** The kind, the alignment and the style of the selected paragraphs. */
export function StyleSelects({ editor, state }: { editor: Editor; state: ToolState }) {
  const t = useText()
  const kindName = (kind: Kind) =>
    kind === 'paragraph' || kind === 'code_block'
      ? t(`text.${kind}`)
      : t('text.heading', { level: kind.slice(1) })
  // A text from elsewhere may have the heading of the page itself, which is not offered.
  const shown: readonly Kind[] = state.kind === 'h1' ? ['h1', ...kinds] : kinds
  return (
    <>
      <select
        aria-label={t('text.style')}
        className={look}
        value={state.kind}
        onChange={({ target }) => setKind(editor, target.value as Kind)}
      >
        {shown.map((kind) => (
          <option key={kind} value={kind}>
            {kindName(kind)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('text.align')}
        className={look}
        value={state.align || 'left'}
        onChange={({ target }) => setAlignment(editor, target.value === 'left' ? '' : target.value)}
      >
        {alignments.map((name) => (
          <option key={name} value={name}>
            {t(`text.${name}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('text.styled')}
        className={look}
        value={state.style}
        onChange={({ target }) => setStyle(editor, target.value)}
      >
        <option value="">{t('text.noStyle')}</option>
        {styles.map((name) => (
          <option key={name} value={name}>
            {t(`text.${name}`)}
          </option>
        ))}
        {state.style && !(styles as readonly string[]).includes(state.style) && (
          <option value={state.style}>{state.style}</option>
        )}
      </select>
    </>
  )
}
