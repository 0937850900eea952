// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LeftWork } from '@/lib/studio/editor/left-work.client'
import { unsavedWork } from '@/lib/studio/editor/saving'
import { EditorProvider } from '@/lib/studio/editor/state/context'
import { createStore } from '@/lib/studio/editor/state/store'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const page = (title: string) => ({ component: 'page', _uid: 'root', title })
const base = { content: page('Saved'), version: 'v1' }
const bea = { id: 'bea', name: 'Bea Bach' }

async function shown(given: Pick<ComponentProps<typeof LeftWork>, 'loggedIn' | 'isSaved'>) {
  const place = document.body.appendChild(document.createElement('div'))
  const editor = {
    ...{ story: { id: 7, name: 'Start', fullSlug: 'de-de/start' }, personName: 'Ann Ahorn' },
    store: createStore(page('Typed')),
  }
  await act(async () =>
    createRoot(place).render(
      <EditorProvider value={editor as unknown as ComponentProps<typeof EditorProvider>['value']}>
        <LeftWork autosave={{ base: () => base }} {...given} />
      </EditorProvider>,
    ),
  )
  return place
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

it('says whose the work is, and gives it as unsaved work to whoever is logged in', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const place = await shown({ loggedIn: bea, isSaved: undefined })
  expect(place.textContent).toContain('Ann Ahorn')
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/studio/stories/7/')
  const [, takeOver] = [...place.querySelectorAll('button')]
  expect(takeOver?.textContent).toContain('Bea Bach')
  await act(async () => takeOver?.click())
  // The editor that opens for them brings it back.
  const found = unsavedWork(localStorage, bea.id, 7).find('another tab', () => false)
  expect(found.map(({ unsaved }) => unsaved)).toMatchObject([{ base, content: page('Typed') }])
  expect(unsavedWork(localStorage, 'ann', 7).find('', () => false)).toEqual([])
  expect(open).toHaveBeenCalledWith('/studio/stories/7/', '_blank', 'noopener')
})

it('offers a file of the work alone where nobody is there to take it over', async () => {
  const place = await shown({ loggedIn: undefined, isSaved: undefined })
  expect([...place.querySelectorAll('button, a')]).toHaveLength(1)
})

it('has nothing to give away while all is saved', async () => {
  const place = await shown({ loggedIn: bea, isSaved: true })
  expect(place.querySelectorAll('button')).toHaveLength(0)
  expect(place.querySelectorAll('a')).toHaveLength(1)
})
