// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { ClockField, DayField } from '@/lib/studio/ui/clock-field.client'

vi.mock('@/lib/studio/i18n/client', () => ({ useLanguage: () => 'de' }))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Held = { value: string; unread?: string }

function Form({ detail, held }: { detail: 'minutes' | 'day'; held: Held }) {
  const [value, setValue] = useState('')
  held.value = value
  const field = { id: 'at', label: 'Am', value, onChange: setValue }
  const unread = (text: string) => {
    held.unread = text
  }
  return detail === 'day' ? (
    <DayField {...field} />
  ) : (
    <ClockField {...field} timeZone="Europe/Berlin" onUnread={unread} />
  )
}

/** What a field holds, shows and says once somebody has typed into it and has left it. */
async function afterTyping(text: string, detail: 'minutes' | 'day') {
  const held: Held = { value: '' }
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(<Form detail={detail} held={held} />))
  const input = place.querySelector<HTMLInputElement>('#at')
  if (!input) throw new Error('no field')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  const said = place.querySelector('#at-error, [role=status]')?.textContent ?? ''
  const shown = input.value
  await act(async () => root.unmount())
  place.remove()
  return { held: held.value, unread: held.unread, shown, said }
}

it.each<[string, 'minutes' | 'day', string, string, RegExp]>([
  ['24.12.2026 08:00', 'minutes', '2026-12-24T08:00', '24.12.2026 08:00', /^$/],
  ['24.12.26 8', 'minutes', '2026-12-24T08:00', '24.12.2026 08:00', /^$/],
  ['24.12.26', 'day', '2026-12-24', '24.12.2026', /^$/],
  ['28.03.2027 02:30', 'minutes', '2027-03-28T03:30', '28.03.2027 03:30', /^02:30 gibt es .* nicht.* 03:30/],
  ['31.10.2027 02:30', 'minutes', '2027-10-31T02:30', '31.10.2027 02:30', /zweimal.*Sommerzeit/],
  [
    '31.02.2027 08:00',
    'minutes',
    '31.02.2027 08:00',
    '31.02.2027 08:00',
    /^Den 31. Februar 2027 gibt es nicht/,
  ],
  ['31.02.2027', 'day', '31.02.2027', '31.02.2027', /^Den 31. Februar 2027 gibt es nicht/],
  ['12/24/2026 08:00', 'minutes', '12/24/2026 08:00', '12/24/2026 08:00', /^Einen 24. Monat/],
  ['24.12.2026 25:00', 'minutes', '24.12.2026 25:00', '24.12.2026 25:00', /^Die Uhrzeit 25:00/],
  ['24.12.1926', 'day', '24.12.1926', '24.12.1926', /^Das Jahr 1926/],
  ['morgen', 'day', 'morgen', 'morgen', /so schreiben: 24.12.2026$/],
])('%j typed for %s is held as %j, shown as %j, and said: %s', async (text, detail, held, shown, said) => {
  const after = await afterTyping(text, detail)
  expect(after).toMatchObject({ held, shown, said: expect.stringMatching(said) })
  const isRead = /^\d{4}-/.test(held)
  if (detail === 'minutes') expect(after.unread).toBe(isRead ? undefined : text)
})

it('takes every day and time of the Studio by this field', () => {
  const own = 'lib/studio/ui/clock-field.client.tsx'
  const others = readdirSync('lib/studio', { recursive: true, encoding: 'utf8' })
    .map((file) => `lib/studio/${file}`)
    .filter((file) => file.endsWith('.tsx') && file !== own)
    .filter((file) => /type=\{?["'](?:date|time|month|week|datetime-local)/.test(readFileSync(file, 'utf8')))
  expect(others).toEqual([])
})
