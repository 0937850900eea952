import { beforeAll, expect, it } from 'vitest'
import { chosenRules } from '@/lib/studio/editor/frame/chosen-marks'

beforeAll(() => {
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS
})

it('outlines each of several chosen blocks in the page, and says at the menu how many they are', () => {
  const rules = chosenRules(7, ['a', 'b'], '2 "blocks" chosen')
  expect(rules).toContain('[data-blok-uid="7-a"]')
  expect(rules).toContain('[data-blok-uid="7-b"]')
  expect(rules).toContain('content: "2  blocks  chosen"')
})

it.each([[[]], [['a']]])('leaves %j to the frame of the one block', (uids) => {
  expect(chosenRules(7, uids, 'one')).toBe('')
})
