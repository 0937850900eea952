import { describe, expect, test } from 'vitest'
import {
  type DialogStack,
  topmostDialog,
  withDialog,
  withoutDialog,
} from '@/lib/storefront/design/ui/dialog/dialog-stack'

describe('the dialogs that are open', () => {
  test('the one that was opened last is on top', () => {
    const stack = ['menu', 'filter', 'sizes'].reduce<DialogStack>(withDialog, [])
    expect(topmostDialog(stack)).toBe('sizes')
  })

  test('when the topmost one closes, the one below it is on top', () => {
    expect(topmostDialog(withoutDialog(['menu', 'filter'], 'filter'))).toBe('menu')
  })

  test('one below may close first', () => {
    expect(withoutDialog(['menu', 'filter', 'sizes'], 'filter')).toEqual(['menu', 'sizes'])
  })

  test('one that is opened again comes up and is not counted twice', () => {
    expect(withDialog(['menu', 'filter'], 'menu')).toEqual(['filter', 'menu'])
  })

  test('nothing changes when one closes that was not open', () => {
    const stack: DialogStack = ['menu']
    expect(withoutDialog(stack, 'filter')).toBe(stack)
  })

  test('with none open there is no topmost one', () => {
    expect(topmostDialog(withoutDialog(['menu'], 'menu'))).toBeUndefined()
  })
})
