import { z } from 'zod'
import { asset, bloks, boolean, defineBlock, option, text, textarea } from '../content'

export const pageBlock = defineBlock({
  name: 'page',
  label: 'Page',
  description: 'A content page: a body of blocks, and what search engines are told about it.',
  group: 'layout',
  icon: 'page',
  kind: 'page',
  schema: z.object({
    body: bloks({ label: 'Body' }),
    pageType: option({
      label: 'Kind of page',
      values: { page: 'Page', article: 'Guide article', category: 'Category' },
      initial: 'page',
    }),
    title: text({ label: 'Title', tab: 'Search engines', help: 'Unset: the name of the story.' }),
    description: textarea({ label: 'Description', tab: 'Search engines' }),
    image: asset({
      label: 'Sharing picture',
      help: 'Cropped to 1200 by 630. Unset: a picture with the title.',
      tab: 'Search engines',
    }),
    noindex: boolean({ label: 'Hide from search engines', tab: 'Search engines' }),
  }),
})
