/** The look of a brand in its mails: colours, logo and pictures of goods. */
import type { LookOf, MailLook } from '@/lib/platform/mail-body'
import { mailPicture } from '@/lib/storefront/pictures'
import type { Brand } from '@/schemas'
import { mailColours } from './colours'

type Given = {
  brand: Brand
  /** The origin of the shop. */
  baseUrl: string
  local?: MailLook['local']
}

const name = 'Nestling'

/** Mail programs do not show SVG. */
const isShown = (src: string) => !/\.svg(?:[?#]|$)/i.test(src)

/** The look of mails. A logo that mail programs do not show is represented by its words. */
export const mailLookOf =
  ({ brand, baseUrl, local }: Given): LookOf =>
  ({ code }, logo) => ({
    ...mailColours[brand],
    head: !logo
      ? { name, mark: `${baseUrl}/${code}/icons/apple-touch-icon.png` }
      : isShown(logo.src)
        ? { name: logo.alt, logo: { src: new URL(logo.src, baseUrl).href, alt: logo.alt } }
        : { name: logo.alt },
    addressOf: (src) => {
      const address = mailPicture(src)
      return address && new URL(address, baseUrl).href
    },
    local,
  })
