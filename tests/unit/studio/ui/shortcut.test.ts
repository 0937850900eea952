import { describe, expect, it } from 'vitest'
import { keyNames, matchesKeys } from '@/lib/studio/ui/shortcuts/shortcut'

const pressed = (key: string, ...held: ('ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey')[]) => ({
  key,
  ...{ ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
  ...Object.fromEntries(held.map((name) => [name, true])),
})

describe('keys of the Studio', () => {
  it.each([
    ['n', pressed('n'), false, true],
    ['n', pressed('N', 'shiftKey'), false, false],
    ['n', pressed('n', 'ctrlKey'), false, false],
    ['shift+n', pressed('N', 'shiftKey'), false, true],
    ['?', pressed('?', 'shiftKey'), false, true],
    ['/', pressed('/'), false, true],
    ['/', pressed('/', 'shiftKey'), false, true],
    ['mod+s', pressed('s', 'ctrlKey'), false, true],
    ['mod+s', pressed('s', 'metaKey'), false, false],
    ['mod+s', pressed('s', 'metaKey'), true, true],
    ['mod+s', pressed('s', 'ctrlKey', 'metaKey'), true, false],
    ['mod+shift+z', pressed('Z', 'ctrlKey', 'shiftKey'), false, true],
    ['mod+z', pressed('Z', 'ctrlKey', 'shiftKey'), false, false],
    ['alt+arrowup', pressed('ArrowUp', 'altKey'), false, true],
    ['delete', pressed('Delete'), false, true],
  ] as const)('%s, case %#', (keys, event, isMac, expected) => {
    expect(matchesKeys(keys, event, isMac)).toBe(expected)
  })

  it('are named as on the keyboard', () => {
    expect(keyNames('mod+shift+z', false, 'en')).toEqual(['Ctrl', '⇧', 'Z'])
    expect(keyNames('mod+s', true, 'de')).toEqual(['⌘', 'S'])
    expect(keyNames('alt+arrowup', false, 'de')).toEqual(['Alt', '↑'])
    // With a capital letter a key is listed only.
    expect(keyNames('shift+ArrowDown', false, 'de')).toEqual(['⇧', '↓'])
    expect(keyNames('mod+C', false, 'de')).toEqual(['Strg', 'C'])
  })

  it.each([
    ['de', ['Strg', 'Entf']],
    ['fr', ['Ctrl', 'Suppr']],
    ['en', ['Ctrl', 'Del']],
  ] as const)('are named in %s as messages name them', (language, names) => {
    expect(keyNames('mod+delete', false, language)).toEqual(names)
  })
})
