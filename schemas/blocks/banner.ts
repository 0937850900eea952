import { z } from 'zod'
import { asset, defineBlock, link, option, requiredText, text, textarea } from '../content'
import { ground, headingLevel } from './shared'

export const bannerBlock = defineBlock({
  name: 'banner',
  label: 'Banner',
  description: 'A wide stage at the top of a page or between sections.',
  group: 'teaser',
  icon: 'banner',
  schema: z.object({
    headline: requiredText({ label: 'Headline' }),
    level: headingLevel('h2'),
    kicker: text({ label: 'Line above the headline' }),
    text: textarea({ label: 'Text' }),
    image: asset({ label: 'Picture on wide screens' }),
    mobileImage: asset({
      label: 'Picture on phones',
      help: 'Unset: the picture of wide screens.',
    }),
    link: link({ label: 'Link' }),
    linkText: text({ label: 'Words of the link', onlyIf: { field: 'link', is: 'filled' } }),
    align: option({
      label: 'Text side',
      look: true,
      values: { left: 'Left', right: 'Right', center: 'Centre' },
      initial: 'left',
    }),
    size: option({
      label: 'Height',
      look: true,
      help: 'Low: for the head of a page whose content matters more, such as a category with products.',
      values: { large: 'Large', compact: 'Low' },
      initial: 'large',
    }),
    backgroundColor: ground('Ground'),
  }),
})
