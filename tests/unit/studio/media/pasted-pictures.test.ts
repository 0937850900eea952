import { expect, it } from 'vitest'
import { pastedPictures } from '@/lib/studio/media/library/pasted-pictures'

const at = new Date(2026, 10, 3, 9, 5, 7).getTime()
const file = (name: string, type = 'image/png') => new File(['x'], name, { type, lastModified: at })
const clipboard = (files: readonly File[], text = '') => ({
  getData: (kind: string) => (kind === 'text/plain' ? text : ''),
  files: files as unknown as FileList,
})
const names = (files: readonly File[], text?: string) =>
  pastedPictures(clipboard(files, text), 'Bild').map(({ name }) => name)

it('a pasted picture has its own name, or one by which it is found again', () => {
  expect(names([file('Kinderwagen.jpg', 'image/jpeg')])).toEqual(['Kinderwagen.jpg'])
  expect(names([file('image.png')])).toEqual(['Bild 2026-11-03 09.05.07.png'])
  expect(names([file('', 'image/svg+xml')])).toEqual(['Bild 2026-11-03 09.05.07.svg'])
})

it('a picture beside words is a picture of these words, and other files are none', () => {
  expect(names([file('image.png')], 'Zelle')).toEqual([])
  expect(names([file('Liste.pdf', 'application/pdf')])).toEqual([])
  expect(pastedPictures(null, 'Bild')).toEqual([])
})
