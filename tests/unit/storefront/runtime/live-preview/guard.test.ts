import { describe, expect, it } from 'vitest'
import { guardMessages } from '@/lib/storefront/runtime/live-preview/guard'

const editor = 'https://app.storyblok.com'

/** A window with the editor around it, and the bridge, which believes everyone. */
function open() {
  const page = new EventTarget()
  const parent = {}
  const heard: unknown[] = []
  const release = guardMessages(editor, Object.assign(page, { parent }) as never)
  page.addEventListener('message', (event) => void heard.push((event as MessageEvent).data))
  const send = (data: unknown, { origin = editor, source = parent as unknown } = {}) => {
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  }
  return { send, heard, parent, release }
}

const input = { action: 'input', story: { id: 7, content: { component: 'page' } } }

describe('Messages to the bridge', () => {
  it('are heard from the editor around the frame', () => {
    const { send, heard } = open()
    send(input)
    expect(heard).toEqual([input])
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a site with a similar name', { origin: 'https://app.storyblok.com.evil.example' }],
    ['the editor’s site without encryption', { origin: 'http://app.storyblok.com' }],
    ['a document without an origin', { origin: 'null' }],
    ['nowhere', { origin: '' }],
    ['a frame inside the page', { source: {} }],
    ['another window of the editor’s site', { source: {}, origin: editor }],
    ['no window', { source: null }],
  ])('are not heard from %s', (_, from) => {
    const { send, heard } = open()
    send(input, from)
    expect(heard).toEqual([])
  })

  it('that are not the editor’s pass, as those of a video', () => {
    const { send, heard } = open()
    for (const data of ['{"event":"ready"}', { event: 'ready' }, null, 7])
      send(data, { origin: 'https://player.example' })
    expect(heard).toHaveLength(4)
  })

  it('are left alone once the bridge is gone', () => {
    const { send, heard, release } = open()
    release()
    send(input, { origin: 'https://elsewhere.example' })
    expect(heard).toEqual([input])
  })
})
