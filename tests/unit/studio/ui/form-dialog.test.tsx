// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FormDialog } from '@/lib/studio/ui'
import { leaveTo } from '@/lib/studio/ui/client'

vi.mock('@/lib/studio/i18n/client', () => ({ useLanguage: () => 'de' }))
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const opened: Root[] = []
afterEach(async () => {
  await act(async () => {
    for (const root of opened.splice(0)) root.unmount()
  })
  document.body.replaceChildren()
})

async function openForm({ isPassing }: { isPassing?: boolean } = {}) {
  const onClose = vi.fn()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  opened.push(root)
  await act(async () =>
    root.render(
      <FormDialog
        id="plan"
        title="Planen"
        submitLabel="Planen"
        busy={false}
        onClose={onClose}
        onSubmit={() => undefined}
        {...(isPassing && { isPassing })}
      >
        <input id="at" />
      </FormDialog>,
    ),
  )
  const dialog = document.querySelector<HTMLDialogElement>('#plan')
  const field = document.querySelector<HTMLInputElement>('#at')
  if (!dialog || !field) throw new Error('no dialog')
  const isAsked = () => document.querySelector<HTMLDialogElement>('#plan-discard')?.open === true
  const leavesPage = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const type = () => act(async () => field.dispatchEvent(new Event('input', { bubbles: true })))
  return { dialog, onClose, isAsked, leavesPage, type, pressed: pressed(onClose) }
}

const pressed = (onClose: () => void) => async (name: string) => {
  const all = [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button')]
  await act(async () => all.findLast(({ textContent }) => textContent === name)?.click())
  return onClose
}

/** Every way in which a person closes a dialog without a word. */
const ways: Record<string, (dialog: HTMLDialogElement) => void> = {
  Esc: (dialog) => {
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
  },
  'Esc that the browser does not let be held': (dialog) => dialog.close(),
  'the sign in its head': (dialog) => {
    const form = dialog.querySelector<HTMLFormElement>('form[method=dialog]')
    if (form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))) dialog.close()
  },
}

describe.each(Object.keys(ways))('a dialog with a form that is left by %s', (way) => {
  const leave = (dialog: HTMLDialogElement) => act(async () => ways[way]?.(dialog))

  it('closes while nothing was typed', async () => {
    const { dialog, onClose, isAsked, leavesPage } = await openForm()
    expect(leavesPage()).toBe(true)
    await leave(dialog)
    expect([isAsked(), onClose.mock.calls.length]).toEqual([false, 1])
  })

  it('asks before it throws entries away', async () => {
    const { dialog, onClose, isAsked, leavesPage, type, pressed: press } = await openForm()
    await type()
    expect(leavesPage()).toBe(false)
    await leave(dialog)
    expect([isAsked(), dialog.open, onClose.mock.calls.length]).toEqual([true, true, 0])
    await press('Abbrechen')
    expect([isAsked(), dialog.open, onClose.mock.calls.length]).toEqual([false, true, 0])
    await leave(dialog)
    await press('Verwerfen')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('does not ask about a password', async () => {
    const { dialog, onClose, isAsked, type } = await openForm({ isPassing: true })
    await type()
    await leave(dialog)
    expect([isAsked(), onClose.mock.calls.length]).toEqual([false, 1])
  })
})

it('lets a dialog go on to another page with what was typed', async () => {
  const { dialog, leavesPage, type } = await openForm()
  await type()
  const form = dialog.querySelector<HTMLFormElement>('.dialog-body form')
  await act(async () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  expect(leavesPage()).toBe(true)
})

describe('a dialog that was sent and stays', () => {
  const draw = (root: Root, { busy = false, isRefused = false } = {}) =>
    act(async () =>
      root.render(
        <FormDialog id="d" title="D" submitLabel="D" busy={busy} onClose={vi.fn()} onSubmit={vi.fn()}>
          <input id="at" aria-invalid={isRefused || undefined} />
        </FormDialog>,
      ),
    )
  const open = async () => {
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    opened.push(root)
    await draw(root)
    const sends = async () => {
      const form = document.querySelector<HTMLFormElement>('.dialog-body form')
      await act(async () =>
        form?.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true })),
      )
      await act(async () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
    }
    const leavesPage = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    return { root, sends, leavesPage }
  }

  it('has the browser ask again once the answer is there', async () => {
    const { root, sends, leavesPage } = await open()
    await sends()
    await draw(root, { busy: true })
    expect(leavesPage()).toBe(true)
    await draw(root)
    expect(leavesPage()).toBe(false)
  })

  it('has the browser ask where a field was refused before anything was sent', async () => {
    const { root, sends, leavesPage } = await open()
    await sends()
    expect(leavesPage()).toBe(true)
    await draw(root, { isRefused: true })
    expect(leavesPage()).toBe(false)
  })

  it('goes on to the page that was made of the entries', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
    const { root, sends, leavesPage } = await open()
    await sends()
    await draw(root, { busy: true })
    await draw(root)
    leaveTo('/studio/stories/1/')
    expect(assign).toHaveBeenCalledWith('/studio/stories/1/')
    expect(leavesPage()).toBe(true)
    // The page was not left after all.
    vi.runAllTimers()
    vi.useRealTimers()
    expect(leavesPage()).toBe(false)
  })
})
