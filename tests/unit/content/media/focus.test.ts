import { describe, expect, it } from 'vitest'
import { focusAround, formerFocus, ownFocus } from '@/lib/content/media/focus'

const size = { width: 400, height: 200 }
const half = { width: 200, height: 100 }
const file = {
  ...size,
  focus: '40x20:41x21',
  formerFocuses: [formerFocus('100x50:101x51', size), formerFocus('10x10:11x11', half)],
}

describe('the focal point of a field', () => {
  it.each([
    ['follows its file when it has none', '', size, undefined],
    ['follows its file when it is unset', null, size, undefined],
    ['follows its file when it is a copy of the present one', '40x20:41x21', size, undefined],
    ['follows its file when it is a copy in the pixels of a former size', '20x10:21x11', half, undefined],
    ['follows its file when it is a copy of one that the file had', '100x50:101x51', size, undefined],
    ['follows its file when it is a copy of one that the former file had', '10x10:11x11', half, undefined],
    ['follows its file when it lies outside', '900x10:901x11', size, undefined],
    ['follows its file when it is none at all', 'left', size, undefined],
    ['is its own otherwise', '300x100:301x101', size, '300x100:301x101'],
    ['is its own in the pixels of the file as it is', '100x50:101x51', half, '200x100:201x101'],
    ['is its own when its address has no size', '7x7:8x8', undefined, '7x7:8x8'],
  ])('%s', (_, focus, from, own) => expect(ownFocus(focus, from, file)).toBe(own))

  it('stays as it is for a file without a size', () => {
    expect(ownFocus('7x7:8x8', undefined, { ...file, width: null, height: null })).toBe('7x7:8x8')
  })
})

describe('the text of a focal point', () => {
  it('is one pixel inside of the picture', () => {
    expect(focusAround({ x: 400, y: -3 }, size)).toBe('399x0:400x1')
  })
})
