import { useCallback, useEffect } from 'react'
import { readKept, writeKept } from '@/lib/studio/kept'
import { useText } from '../texts'
import { useEditor } from './context'
import { tellAct } from './tell-act'

const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** The name of a list in the tree is no block. */
const isList = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('[data-list]')

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
      if (typeof pasted === 'string') tellAct(t(`tree.${pasted}`), 'warning')
      else if (pasted === 0) tellAct(t('tree.notHere'), 'warning')
      else tellAct(t('tree.pasted', { count: pasted }), 'success')
    },
    [commands, selected, t],
  )

  const keep = useCallback(
    (text: string | undefined, count = 1, told: 'copied' | 'cut' = 'copied') => {
      if (text === undefined) return undefined
      // A browser may refuse to write its clipboard, and pages of any tab read this.
      writeKept('studio-copied', text)
      tellAct(t(`tree.${told}`, { count }), 'success')
      return text
    },
    [t],
  )
  const copied = useCallback(
    (told?: 'copied' | 'cut') => keep(commands.copied(selected()), commands.targets(selected()).length, told),
    [commands, keep, selected],
  )

  return {
    pasteText,
    copied,
    /** Copies blocks, at first the chosen ones. */
    copy(others?: string) {
      const text = others === undefined ? copied() : keep(others)
      if (text !== undefined) void navigator.clipboard?.writeText(text).catch(() => {})
    },
    async paste() {
      const text = await navigator.clipboard?.readText().catch(() => undefined)
      pasteText(text?.startsWith('{') ? text : (readKept('studio-copied') ?? ''))
    },
  }
}

/** The keys and the menu of the browser for copy, cut and paste, where no text is meant. */
export function useClipboardEvents(): void {
  const { commands, store } = useEditor()
  const { copied, pasteText } = useClipboard()
  useEffect(() => {
    // The events of a clipboard do not say that their keys are held.
    let isHeld = false
    const note = ({ type, repeat }: KeyboardEvent) => {
      isHeld = type === 'keydown' && repeat
    }
    const isOther = (target: EventTarget | null) => isText(target) || isList(target) || inDialog()
    const onCopy = (event: ClipboardEvent) => {
      if (isOther(event.target) || hasSelection() || isHeld) return
      const isCut = event.type === 'cut'
      const text = copied(isCut ? 'cut' : 'copied')
      if (text === undefined) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', text)
      if (isCut) commands.remove(store.get().present.selected)
    }
    const onPaste = (event: ClipboardEvent) => {
      if (isText(event.target) || inDialog() || isHeld) return
      event.preventDefault()
      pasteText(event.clipboardData?.getData('text/plain') ?? '')
    }
    // Each paste into a field is undone by itself, also behind another one or in the middle of typing.
    const endStep = () => store.endStep()
    document.addEventListener('paste', endStep, true)
    document.addEventListener('drop', endStep, true)
    document.addEventListener('keydown', note)
    document.addEventListener('keyup', note)
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('paste', endStep, true)
      document.removeEventListener('drop', endStep, true)
      document.removeEventListener('keydown', note)
      document.removeEventListener('keyup', note)
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  }, [commands, store, copied, pasteText])
}
