import { describe, expect, it } from 'vitest'
import { unlinked } from '@/lib/platform/text'

describe('A quoted text of a stranger', () => {
  it.each([
    ['Anna-Sophie Müller', 'Anna-Sophie Müller'],
    ['Dr. Meyer', 'Dr. Meyer'],
    ['Dr.Meyer', 'Dr. Meyer'],
    ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
    ['Mia 24.12.2026, 12:30 Uhr', 'Mia 24.12.2026, 12:30 Uhr'],
    ['3.5 kg', '3.5 kg'],
    ['und so …', 'und so …'],
    ['Hauptstr.5/6', 'Hauptstr. 5/6'],
  ])('keeps what is no address: %s', (text, expected) => {
    expect(unlinked(text, 80)).toBe(expected)
  })

  it.each([
    ['www.evil.example', 'www. evil. example'],
    ['https://evil.example/x', 'https: / /evil. example/x'],
    ['evil@evil.example', 'evil @ evil. example'],
    ['tel:0900123', 'tel: 0900123'],
    ['10.0.0.1', '10. 0. 0. 1'],
    ['evil\u3002com', 'evil. com'],
    ['evil.\u200bcom', 'evil. com'],
    ['\u202emoc.live', 'moc. live'],
    ['a\r\n\u2028b', 'a b'],
    ['\\\\server\\x', '\\ \\server\\x'],
  ])('has spaces in what mail programs would link: %s', (text, expected) => {
    expect(unlinked(text, 80)).toBe(expected)
  })

  it('is cut where it is longer than its bound, and never within a sign', () => {
    expect(unlinked('👶'.repeat(50), 10)).toBe(`${'👶'.repeat(9)}…`)
  })
})
