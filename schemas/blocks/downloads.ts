import { z } from 'zod'
import { type Asset, defineBlock, items, number, requiredAsset, text, textarea } from '../content'
import { headingLevel } from './shared'

/** An address on the web or on this site. A missing file is reported on its own. */
const hasFileAddress = ({ file }: { file?: Asset | undefined }) =>
  file === undefined || /^(?:https?:\/\/[^/]|\/(?!\/|\\|%2f|%5c))/i.test(file.src)

export const downloadsItem = defineBlock({
  name: 'downloads_item',
  label: 'File',
  description: 'One file to take along.',
  group: 'media',
  icon: 'item',
  kind: 'item',
  schema: z
    .object({
      file: requiredAsset({ label: 'File' }, 'file'),
      name: text({ label: 'Name', help: 'Unset: the title of the file, or else its file name.' }),
      description: textarea({ label: 'Description' }),
      size: number({ label: 'Size in kilobytes', help: '1200 for 1.2 MB.', min: 1, max: 100_000_000 }),
    })
    .refine(hasFileAddress, {
      path: ['file'],
      message: 'is not the address of a file',
    }),
})

export const downloadsBlock = defineBlock({
  name: 'downloads',
  label: 'Downloads',
  description: 'Files to take along, each with its kind and its size.',
  group: 'media',
  icon: 'download',
  schema: z.object({
    headline: text({ label: 'Headline' }),
    level: headingLevel('h2'),
    items: items(downloadsItem, { label: 'Files' }),
  }),
})
