import { z } from 'zod'
import { defineBlock, items, link, number, requiredAsset, requiredText, richText, text } from '../content'
import { headingLevel } from './shared'

const percent = { min: 0, max: 100 }

export const imageMapArea = defineBlock({
  name: 'image_map_area',
  label: 'Area',
  description: 'A part of the picture that leads somewhere or tells something.',
  group: 'media',
  icon: 'item',
  kind: 'item',
  schema: z
    .object({
      name: requiredText({ label: 'Name', help: 'What is to be seen there. Read out, and in the list.' }),
      left: number({ label: 'From the left in per cent', help: '0 to 100', ...percent }),
      top: number({ label: 'From the top in per cent', help: '0 to 100', ...percent }),
      width: number({ label: 'Width in per cent', help: 'Unset: a point.', ...percent }),
      height: number({ label: 'Height in per cent', help: 'Unset: a point.', ...percent }),
      link: link({ label: 'Link' }),
      text: richText({
        label: 'Text',
        help: 'Opens over the picture. With a link as well, the link stands below it.',
      }),
    })
    .refine(({ left, top }) => left !== undefined && top !== undefined, {
      path: ['left'],
      message: 'its place is needed, in per cent from the left and from the top',
    })
    .refine((area) => area.link !== undefined || area.text !== undefined, {
      path: ['link'],
      message: 'a link or a text is needed',
    }),
})

export const imageMapBlock = defineBlock({
  name: 'image_map',
  label: 'Image map',
  description:
    'A picture with areas that lead somewhere or tell something. On phones with a list of them below.',
  group: 'media',
  icon: 'map',
  schema: z.object({
    headline: text({ label: 'Headline' }),
    level: headingLevel('h2'),
    image: requiredAsset({ label: 'Picture' }),
    aspect: text({
      label: 'Aspect ratio',
      help: '4/3. Needed where a picture of another site does not tell its own.',
    }),
    areas: items(imageMapArea, { label: 'Areas' }),
  }),
})
