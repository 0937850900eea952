import { describe, expect, it } from 'vitest'
import { downloadFile } from '@/schemas/shop'

describe('The name of a file that is sold', () => {
  it.each(['plan.pdf', 'Müde Füße (2).PDF', '2026_lieder-1.2.mp3', 'a.7z'])('may be %s', (name) => {
    expect(downloadFile.safeParse(name).success).toBe(true)
  })

  it.each([
    ['another folder', 'buch/plan.pdf'],
    ['a folder above', '../secrets.json'],
    ['a folder of Windows', '..\\secrets.json'],
    ['the root', '/etc/hosts.txt'],
    ['a hidden file', '.env.txt'],
    ['no extension', 'plan'],
    ['an encoded slash', '..%2Fsecrets.json'],
    ['a line break', 'plan\n.pdf'],
    ['an end of text', 'plan.pdf\0'],
    ['a quotation mark', 'plan".pdf'],
    ['a name that no file system takes', `${'a'.repeat(120)}.pdf`],
  ])('leads not to %s', (_, name) => {
    expect(downloadFile.safeParse(name).success).toBe(false)
  })
})
