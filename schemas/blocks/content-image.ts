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
  help: 'Pixel densities that the picture is offered in. Unset: 1 and 2.',
  options: [
    { value: '1', name: '1x' },
    { value: '2', name: '2x' },
    { value: '3', name: '3x' },
  ],
})

export const contentImageBlock = defineBlock({
  name: 'content_image',
  label: 'Picture',
  description: 'A picture, with a link if wanted.',
  group: 'media',
  icon: 'image',
  schema: z.object({
    src: requiredAsset({ label: 'Picture' }),
    alt: text({ label: 'Alternative text', help: 'What the picture shows. Unset: the text of the file.' }),
    aspect: option({
      label: 'Aspect ratio',
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
    cover: boolean({ label: 'Fill the frame', help: 'Cut off what does not fit the aspect ratio.' }),
    rounded: boolean({ label: 'Rounded corners', initial: true }),
    densities,
    width: number({ label: 'Greatest width in px', min: 16, max: 2560 }),
    priority: boolean({
      label: 'First on its page',
      help: 'For a picture that visitors see without scrolling: it is loaded at once and before others.',
    }),
    to: link({ label: 'Link' }),
    provider: option({
      label: 'Image service',
      values: { storyblok: 'Content', shop: 'Shop' },
      initial: 'storyblok',
    }),
  }),
})
