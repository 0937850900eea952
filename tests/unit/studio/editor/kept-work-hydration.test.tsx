// @vitest-environment happy-dom
import { act, Suspense, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EditorProvider, usePresent } from '@/lib/studio/editor/state/context'
import { createStore } from '@/lib/studio/editor/state/store'

const content = (title: string) => ({ component: 'page', _uid: 'p', title })

function Title() {
  const { content: page } = usePresent()
  return <p>{String(page.title)}</p>
}

function Editor({ store, onOpen }: { store: ReturnType<typeof createStore>; onOpen: () => void }) {
  useEffect(onOpen, [onOpen])
  return (
    <EditorProvider value={{ store } as never}>
      <Suspense>
        <Title />
      </Suspense>
    </EditorProvider>
  )
}

it('shows kept work that comes back before all of the page is alive, without drawing the page anew', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Editor store={createStore(content('saved'))} onOpen={() => undefined} />)
  const store = createStore(content('saved'))
  const faults: unknown[] = []
  const bringBack = () => store.apply(content('kept'))
  await act(async () => {
    hydrateRoot(place, <Editor store={store} onOpen={bringBack} />, {
      onRecoverableError: (fault) => faults.push(fault),
    })
  })
  expect(place.textContent).toBe('kept')
  expect(faults).toEqual([])
})
