import { z } from 'zod'
import { boolean, defineBlock, link, number, option, requiredAsset, text } from '../content'

const densities = z
  .union([z.array(z.union([z.number(), z.string()])), z.string()])
  .catch([])
  .transform((value) =>
    (Array.isArray(value) ? value : value.split(','))
      .map(Number)
      .filter((density) => density >= 1 && density <= 3),
  )
  .transform((list) => (list.length > 0 ? [...new Set(list)].sort() : [1, 2]))

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
    to: link({ label: 'Link' }),
    provider: option({
      label: 'Image service',
      values: { storyblok: 'Content', shop: 'Shop' },
      initial: 'storyblok',
    }),
  }),
})
