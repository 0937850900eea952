import { z } from 'zod'
import { defineBlock, stories } from '../content'
import { sectionBlock } from './section'

export const sharedSectionBlock = defineBlock({
  name: 'shared_section',
  label: 'Shared section',
  description:
    'Shows the blocks of one or more sections in its place. A change of a section shows on all pages.',
  group: 'layout',
  icon: 'shared',
  schema: z.object({
    sections: stories(sectionBlock, {
      label: 'Sections',
      help: 'Stories of the type Section. They may hold shared sections of their own, one level deep.',
    }),
  }),
})
