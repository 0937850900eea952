import { describe, expect, test } from 'vitest'
import { asset, collectIssues, isImageSource, requiredAsset } from '@/schemas/content'

const optional = asset({ label: 'Picture' })
const required = requiredAsset({ label: 'Picture' })
const filename = 'https://a.storyblok.com/f/1/10x10/a/b.jpg'

describe('every shape of a file', () => {
  test.each<[string, unknown, object]>([
    [
      "today's object",
      {
        id: 1,
        alt: 'Ein Nest',
        name: '',
        focus: '1x2:3x4',
        title: 'Nest',
        source: '',
        filename,
        copyright: 'A. Muster',
        fieldtype: 'asset',
        meta_data: {},
        is_external_url: false,
      },
      { src: filename, alt: 'Ein Nest', title: 'Nest', copyright: 'A. Muster', focus: '1x2:3x4' },
    ],
    ['empty texts', { filename, alt: '', title: null, focus: '' }, { src: filename, alt: '' }],
    [
      'the source, where the copyright is unset',
      { filename, source: 'Agentur', copyright: '' },
      { src: filename, alt: '', copyright: 'Agentur' },
    ],
    ['an address', filename, { src: filename, alt: '' }],
    ['an old address', '//a.storyblok.com/f/1/a.jpg', { src: 'https://a.storyblok.com/f/1/a.jpg', alt: '' }],
    [
      'an old address in an object',
      { filename: ' //a.storyblok.com/f/1/a.jpg' },
      { src: 'https://a.storyblok.com/f/1/a.jpg', alt: '' },
    ],
    ["another site's address stays", '//evil.example/a.jpg', { src: '//evil.example/a.jpg', alt: '' }],
    ['the first of several', [{ filename }, { filename: 'x' }], { src: filename, alt: '' }],
    ['texts of the wrong type', { filename, alt: 7, title: {}, copyright: [] }, { src: filename, alt: '' }],
  ])('%s', (_, value, expected) => {
    expect(optional.parse(value)).toEqual(expected)
    expect(required.parse(value)).toEqual(expected)
  })

  test.each([
    undefined,
    null,
    '',
    {},
    { filename: '' },
    { filename: null },
    { filename: 7 },
    [],
    [''],
    [null],
  ])('%j is no file', (value) => {
    expect(optional.parse(value)).toBeUndefined()
    expect(required.safeParse(value).success).toBe(false)
  })

  test.each([7, true])('%j is refused where a file is needed, and unset elsewhere', (value) => {
    expect(optional.parse(value)).toBeUndefined()
    expect(required.safeParse(value).success).toBe(false)
  })
})

test.each([
  ['a.avif', true],
  ['a.webp', true],
  ['a.jpg', true],
  ['a.JPEG', true],
  ['a.tif', true],
  ['a.tiff', true],
  ['a.png', true],
  ['a.png?x=.svg', true],
  ['a.svg', false],
  ['a.gif', false],
  ['a.svg?x=.png', false],
  ['a.svg#.png', false],
  ['png', false],
  ['', false],
])('%s is a picture: %s', (src, expected) => {
  expect(isImageSource(src)).toBe(expected)
})

test.each([
  ['film', '/pictures/assets/x/abcdefghijkl/abend.mp4?v=01234567', undefined],
  ['film', 'https://cdn.example/abend.MOV#t=3', undefined],
  ['film', 'https://cdn.example/stream', undefined],
  ['film', '/pictures/assets/1x1/abcdefghijkl/abend.jpg', /no video/],
  ['film', '/abend.pdf', /no video/],
  ['subtitles', '/pictures/assets/x/abcdefghijkl/abend.vtt', undefined],
  ['subtitles', '/abend.srt', /no file of subtitles/],
  ['file', '/abend.jpg', undefined],
  ['picture', '/abend.mp4', /no picture/],
] as const)('a field for a %s names what it does not take: %s', (holds, filename, wanted) => {
  const { left } = collectIssues(() => asset({ label: 'File' }, holds).parse({ filename }))
  if (wanted) expect(left[0]?.message).toMatch(wanted)
  else expect(left).toEqual([])
})
