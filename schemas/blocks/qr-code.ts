import { z } from 'zod'
import { defineBlock, link, option, requiredText, text, textarea } from '../content'

/** The most UTF-8 bytes of a code. It then has 57 modules a side, which still scan easily from a screen or paper. */
export const qrCodeMaxBytes = 213

export const qrCodeBlock = defineBlock({
  name: 'qr_code',
  label: 'QR code',
  description: 'A link or a text to be read with the camera of a phone, also from paper.',
  group: 'media',
  icon: 'qr',
  schema: z
    .object({
      label: requiredText({
        label: 'What it leads to',
        help: 'Read out with the code, and the words of its link.',
      }),
      link: link({ label: 'Link' }),
      text: text({
        label: 'Text instead of a link',
        help: `At most ${qrCodeMaxBytes} letters; umlauts and accents count twice.`,
        onlyIf: { field: 'link', is: 'empty' },
      }),
      caption: textarea({ label: 'Caption' }),
      size: option({
        label: 'Size',
        values: { small: 'Small', normal: 'Normal', large: 'Large' },
        initial: 'normal',
      }),
    })
    .refine((content) => content.link !== undefined || content.text !== undefined, {
      path: ['link'],
      message: 'there is nothing to be read: give a link or a text',
    }),
})
