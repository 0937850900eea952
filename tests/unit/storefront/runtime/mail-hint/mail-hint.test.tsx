// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MailHint } from '@/lib/storefront/runtime/mail-hint/mail-hint.client'

const field = () => document.getElementById('email') as HTMLInputElement
const hint = () => document.querySelector('main')?.textContent
const fire = (type: string, target: EventTarget = field()) =>
  act(async () => {
    target.dispatchEvent(new Event(type, { bubbles: true }))
    await import('@/lib/storefront/runtime/mail-hint/suggest-mail')
    await vi.advanceTimersByTimeAsync(0)
  })

async function enter(value: string) {
  field().value = value
  await fire('input')
}

let end = () => {}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  document.body.innerHTML = '<input id="email"><button>Next</button><main></main>'
  const root = createRoot(document.querySelector('main') as HTMLElement)
  await act(() => root.render(<MailHint of="email" words="{email}?" />))
  end = () => act(() => root.unmount())
})

afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows the hint when the field is left or after a pause, and takes it back with the first key', async () => {
  await enter('a@gmial.com')
  expect(hint()).toBe('')
  await fire('change')
  expect(hint()).toBe('a@gmail.com?')
  await enter('a@gmial.co')
  expect(hint()).toBe('')
  await enter('a@gmial.com')
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(hint()).toBe('a@gmail.com?')
})

it('moves nothing while a pointer is held down', async () => {
  await enter('a@gmial.com')
  await fire('pointerdown', document.body)
  await fire('change')
  expect(hint()).toBe('')
  await fire('pointerup', document.body)
  expect(hint()).toBe('a@gmail.com?')
})

it('is there with the page of a form that comes back, before any script runs', () => {
  const html = renderToStaticMarkup(<MailHint of="email" words="Meinten Sie {email}?" guess="a@gmail.com" />)
  expect(html.replace(/<[^>]*>/g, '')).toBe('Meinten Sie a@gmail.com?')
})
