import { z } from 'zod'
import { boolean, defineBlock, link, number, option, requiredAsset, text, withHints } from '../content'

/** Converting other values may throw, because content can have its own `toString`. */
const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number'

const densityList = z.preprocess((value) => {
  const given = typeof value === 'string' ? value.split(',') : [value].flat()
  const list = given
    .filter(isScalar)
    .map(Number)
    .filter((density) => density >= 1 && density <= 3)
  return list.length > 0 ? [...new Set(list)].sort((a, b) => a - b) : [1, 2]
}, z.array(z.number()))

const densities = withHints(densityList, {
  type: 'options',
  label: 'Densities',
  look: true,
  help: 'Pixel densities that the picture is offered in. Unset: 1 and 2.',
  options: [
    { value: '1', name: '1x' },
    { value: '2', name: '2x' },
    { value: '3', name: '3x' },
  ],
})

const frames = ['1/1', '4/3', '3/2', '16/9', '21/9'] as const

export const contentImageBlock = defineBlock({
  name: 'content_image',
  label: 'Picture',
  description: 'A picture, with a link if wanted.',
  group: 'media',
  icon: 'image',
  schema: z.object({
    src: requiredAsset({
      label: 'Picture',
      help: 'An upright picture is shown no higher than the window, unless a width or a format is set.',
    }),
    alt: text({
      label: 'Alternative text',
      help: 'What the picture shows on this page. Unset: the text of the file is read out.',
    }),
    aspect: option({
      label: 'Aspect ratio',
      look: true,
      values: {
        auto: 'As it is',
        '1/1': 'Square',
        '4/3': '4 : 3',
        '3/2': '3 : 2',
        '16/9': '16 : 9',
        '21/9': '21 : 9',
      },
      initial: 'auto',
    }),
    cover: boolean({
      label: 'Fill the frame',
      look: true,
      help: 'Cut off what does not fit the aspect ratio.',
    }),
    rounded: boolean({ label: 'Rounded corners', look: true, initial: true }),
    densities,
    width: number({ label: 'Greatest width in px', look: true, min: 16, max: 2560 }),
    priority: boolean({
      label: 'First on its page',
      look: true,
      help: 'For a picture that visitors see without scrolling: it is loaded at once and before others.',
    }),
    to: link({ label: 'Link' }),
    brightness: number({
      label: 'Brightness',
      look: true,
      help: 'From -100 to 100. Unset: as it is.',
      min: -100,
      max: 100,
    }),
    blur: number({ label: 'Blur', look: true, help: 'From 1 to 99. Unset: none.', min: 1, max: 99 }),
    rotate: option({
      label: 'Turn clockwise',
      look: true,
      values: { '0': 'Not at all', '90': '90°', '180': '180°', '270': '270°' },
      initial: '0',
    }),
    fill: text({
      label: 'Ground of the frame',
      look: true,
      help: 'Around a picture that does not fill its frame: a hex value such as #F6EFE6, or transparent.',
      onlyIf: [
        { field: 'aspect', is: frames },
        { field: 'cover', is: ['false'] },
      ],
    }),
    format: option({
      label: 'Format',
      look: true,
      values: { webp: 'WebP', png: 'PNG', jpeg: 'JPEG' },
      initial: 'webp',
    }),
    quality: number({
      label: 'Quality',
      look: true,
      help: 'From 0 to 100. Unset: the usual one.',
      min: 0,
      max: 100,
    }),
    provider: option({
      label: 'Usual quality',
      look: true,
      help: 'The quality where none is set.',
      values: { storyblok: 'Content: 70', shop: 'Shop: 75' },
      initial: 'storyblok',
      onlyIf: { field: 'quality', is: 'empty' },
    }),
  }),
})
