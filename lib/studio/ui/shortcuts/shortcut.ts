import type { StudioLanguage } from '@/lib/studio/i18n'

/** A key with its modifiers: `mod` is Cmd on a Mac and Ctrl elsewhere. Such as `mod+s`, `shift+n`, `?`, `delete`. */
export type Shortcut = {
  keys: string
  /** What it does, in the reader's language. */
  label: string
  group: 'everywhere' | 'stories' | 'media' | 'editor'
  run: (event: KeyboardEvent) => void
  /** Also while a field has the focus. Without it, keys in a field are text. */
  inFields?: boolean
  /** Runs again while the keys are held. Without it one press does its work once. */
  repeats?: boolean
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether a character says itself that Shift was pressed for it. */
const isSign = (key: string) => key.length === 1 && !/[a-z0-9]/i.test(key)

/** Whether the pressed keys are those of a shortcut. */
export function matchesKeys(keys: string, pressed: Pressed, isMac: boolean): boolean {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  const modifiers = new Set(parts.slice(0, -1))
  const mod = isMac ? pressed.metaKey : pressed.ctrlKey
  const other = isMac ? pressed.ctrlKey : pressed.metaKey
  return (
    pressed.key.toLowerCase() === key &&
    mod === modifiers.has('mod') &&
    !other &&
    pressed.altKey === modifiers.has('alt') &&
    (isSign(key) || pressed.shiftKey === modifiers.has('shift'))
  )
}

/** What is the same on every keyboard. */
const signs: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  enter: '↵',
  backspace: '⌫',
  shift: '⇧',
}

/** What a keyboard of a language is labelled with. */
const labels = {
  de: { mod: 'Strg', alt: 'Alt', delete: 'Entf', escape: 'Esc' },
  fr: { mod: 'Ctrl', alt: 'Alt', delete: 'Suppr', escape: 'Échap' },
  en: { mod: 'Ctrl', alt: 'Alt', delete: 'Del', escape: 'Esc' },
} as const satisfies Record<StudioLanguage, Readonly<Record<string, string>>>

const onMac: Readonly<Record<string, string>> = { mod: '⌘', alt: '⌥' }

/** The keys as a keyboard of a language is labelled. */
export const keyNames = (keys: string, isMac: boolean, language: StudioLanguage): string[] => {
  const names: Readonly<Record<string, string>> = { ...signs, ...labels[language], ...(isMac && onMac) }
  return keys.split('+').map((part) => names[part.toLowerCase()] ?? part.toUpperCase())
}
