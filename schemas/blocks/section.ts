import { z } from 'zod'
import { bloks, defineBlock } from '../content'
import { listingBlock } from './listing'

/** The root of a story that is no page of its own. Pages show its blocks where a shared section names it. */
export const sectionBlock = defineBlock({
  name: 'section',
  label: 'Section',
  description: 'Blocks that several pages show. It has no address of its own.',
  group: 'layout',
  icon: 'section',
  kind: 'page',
  schema: z.object({
    body: bloks({
      label: 'Blocks',
      help: 'Every block but a listing, also inside other blocks: it belongs to the page of its category.',
      except: [listingBlock.name],
    }),
  }),
})
