// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  choiceFieldId,
  useChoiceOfAddress,
  useChoose,
  useChosen,
} from '@/lib/storefront/screens/product/use-choice'

const number = '110'
const keys = ['010.56', '010.62']

function Choice() {
  useChoiceOfAddress(number, keys)
  choose = useChoose(number)
  return useChosen(number, 'none')
}

/** The size that a shopper tapped before there was any code. */
const early = (key: string) =>
  `<input type="radio" name="${choiceFieldId(number)}" value="${key}" checked><main></main>`

let end = () => {}
let choose: (variant: string) => void = () => {}
const shown = () => document.querySelector('main')?.textContent
async function show(html: string, search: string) {
  window.history.replaceState(null, '', `/de/p/body/${search}`)
  document.body.innerHTML = html
  const root = createRoot(document.querySelector('main') as Element)
  end = () => act(() => root.unmount())
  await act(() => root.render(<Choice />))
}
const goBack = (search: string) =>
  act(() => {
    window.history.replaceState(null, '', `/de/p/body/${search}`)
    window.dispatchEvent(new Event('popstate'))
  })

beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))
afterEach(() => end())

describe('going back, as a layer does that is closed', () => {
  it.each(['', '?variant=010.56'])(
    'keeps the size that was chosen before there was any code, at %j',
    async (search) => {
      await show(early('010.62'), search)
      expect(shown()).toBe('010.62')
      goBack(search)
      expect(shown()).toBe('010.62')
    },
  )

  it('keeps what was chosen after it', async () => {
    await show(early('010.62'), '?variant=010.56')
    act(() => choose('010.56'))
    goBack('?variant=010.56')
    expect(shown()).toBe('010.56')
  })

  it('takes back what was chosen on an entry above', async () => {
    await show('<main></main>', '')
    act(() => choose('010.56'))
    goBack('')
    expect(shown()).toBe('none')
  })

  it('shows the size that the address names, whatever was chosen early', async () => {
    await show(early('010.62'), '')
    goBack('?variant=010.56')
    expect(shown()).toBe('010.56')
  })

  it('takes back a choice that the address alone has made', async () => {
    await show('<main></main>', '?variant=010.56')
    expect(shown()).toBe('010.56')
    goBack('')
    expect(shown()).toBe('none')
  })
})
