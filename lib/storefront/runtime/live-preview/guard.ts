type Guarded = Pick<Window, 'addEventListener' | 'removeEventListener' | 'parent'>

/**
 * Lets only the editor around the frame speak to the bridge, which itself believes every window. Messages of others that
 * look like the editor's reach nobody: those of a frame inside the page, and of windows that opened it. Has to listen
 * before the bridge does.
 */
export function guardMessages(editorOrigin: string, page: Guarded): () => void {
  const refuse = (event: MessageEvent) => {
    const isEditor = event.source === page.parent && event.origin === editorOrigin
    const data: unknown = event.data
    if (!isEditor && typeof data === 'object' && data !== null && 'action' in data)
      event.stopImmediatePropagation()
  }
  page.addEventListener('message', refuse, { capture: true })
  return () => page.removeEventListener('message', refuse, { capture: true })
}
