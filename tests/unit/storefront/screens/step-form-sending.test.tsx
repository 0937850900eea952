// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StepForm } from '@/lib/storefront/screens/step-forms/step-form.client'

const words = { sending: 'sending', offline: 'offline', failed: 'failed', tooMany: 'many' }
let end = () => {}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  end()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['by sending it as a page', undefined],
  ['at the address that the shop names, without sending it twice', '/de/kasse/?step=address&refused=1'],
])('shows the refusal of what was sent, not of what was typed meanwhile: %s', async (_, location) => {
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(() =>
    root.render(
      <StepForm action="/api/step/?locale=de-de" submit="Next" words={words}>
        <input name="city" defaultValue="Bonn" />
        <input type="checkbox" name="line" value="1" defaultChecked />
        <input type="checkbox" name="line" value="2" defaultChecked />
      </StepForm>,
    ),
  )
  end = () => act(() => root.unmount())
  let refuse = (_: Response) => {}
  const sent: string[] = []
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(String(body))
    return new Promise<Response>((answer) => {
      refuse = answer
    })
  })
  const posted: { action: string; method: string; body: string }[] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const entries = [...new FormData(this)].map(([name, value]) => [name, String(value)])
    const body = new URLSearchParams(entries).toString()
    posted.push({ action: this.getAttribute('action') ?? '', method: this.method, body })
  })
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const form = document.querySelector('form') as HTMLFormElement
  const city = document.querySelector('[name=city]') as HTMLInputElement
  await act(() => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  city.value = 'Berlin'
  await act(async () => {
    refuse(Response.json({ errors: { city: 'required' }, location }, { status: 422 }))
    await vi.waitFor(() => expect(posted.length + assign.mock.calls.length).toBe(1))
  })
  expect(sent).toEqual(['city=Bonn&line=1&line=2'])
  expect(assign.mock.calls).toEqual(location === undefined ? [] : [[location]])
  expect(posted).toEqual(
    location === undefined ? [{ action: '/api/step/?locale=de-de', method: 'post', body: sent[0] }] : [],
  )
  expect(city.value).toBe('Berlin')
  expect(document.querySelectorAll('form')).toHaveLength(1)
})
