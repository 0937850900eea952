import { useCallback, useEffect } from 'react'
import { showToast } from '@/lib/studio/ui/client'
import { useText } from '../texts'
import { useEditor } from './context'

/** Copied blocks also stay here: a browser may refuse to write its clipboard, and pages of any tab read this. */
const storeKey = 'studio-copied'

const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const hasSelection = () => document.getSelection()?.isCollapsed === false

const inDialog = () => document.querySelector('dialog:modal') !== null

/** Copy and paste of blocks between pages, by buttons and by the browser's own keys and menus. */
export function useClipboard() {
  const { commands, store } = useEditor()
  const t = useText()
  const selected = useCallback(() => store.get().present.selected, [store])

  const pasteText = useCallback(
    (text: string) => {
      const pasted = commands.paste(selected(), text)
      if (pasted === undefined) showToast(t('tree.noBlocks'), 'warning')
      else if (pasted === 0) showToast(t('tree.notHere'), 'warning')
      else showToast(t('tree.pasted', { count: pasted }), 'success')
    },
    [commands, selected, t],
  )

  const copied = useCallback((): string | undefined => {
    const text = commands.copied(selected())
    if (text === undefined) return undefined
    try {
      localStorage.setItem(storeKey, text)
    } catch {
      // The clipboard itself still has it.
    }
    showToast(t('tree.copied'), 'success')
    return text
  }, [commands, selected, t])

  return {
    pasteText,
    copied,
    copy() {
      const text = copied()
      if (text !== undefined) void navigator.clipboard?.writeText(text).catch(() => {})
    },
    async paste() {
      const text = await navigator.clipboard?.readText().catch(() => undefined)
      pasteText(text?.startsWith('{') ? text : (localStorage.getItem(storeKey) ?? ''))
    },
  }
}

/** The keys and the menu of the browser for copy, cut and paste, where no text is meant. */
export function useClipboardEvents(): void {
  const { commands, store } = useEditor()
  const { copied, pasteText } = useClipboard()
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      if (isText(event.target) || hasSelection() || inDialog()) return
      const text = copied()
      if (text === undefined) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', text)
      if (event.type === 'cut') commands.remove(store.get().present.selected)
    }
    const onPaste = (event: ClipboardEvent) => {
      if (isText(event.target) || inDialog()) return
      event.preventDefault()
      pasteText(event.clipboardData?.getData('text/plain') ?? '')
    }
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  }, [commands, store, copied, pasteText])
}
