/** The look of a shop in its mails: colours, logo and pictures of goods. */

import { lookOf } from '@/lib/platform/look'
import type { LookOf, MailLook } from '@/lib/platform/mail-body'
import { mailPicture } from '@/lib/storefront/design/pictures'
import { darkColours, lightColours } from './colours'
import { mailTypefaces } from './typefaces'

type Given = {
  /** The origin of the shop. */
  baseUrl: string
  local?: MailLook['local']
}

/** What lines of mails name where goods have no picture. */
const signOf = /^sign:([a-z]+)$/

/** Mail programs do not show SVG. */
const isShown = (src: string) => !/\.svg(?:[?#]|$)/i.test(src)

/** The head of a mail. A logo that mail programs do not show is represented by its words. */
function headOf({ name, logo }: Parameters<LookOf>[1], mark: string, baseUrl: string): MailLook['head'] {
  if (!logo) return { name, mark }
  const src = logo.mail ?? logo.src
  if (!isShown(src)) return { name: logo.alt }
  const dark = [logo.mailDark, logo.dark].find((each) => each !== undefined && isShown(each))
  const address = (each: string) => new URL(each, baseUrl).href
  return { name: logo.alt, logo: { src: address(src), alt: logo.alt, dark: dark && address(dark) } }
}

/** The look of mails. */
export const mailLookOf =
  ({ baseUrl, local }: Given): LookOf =>
  ({ code }, shop) => {
    const { palette } = lookOf(shop)
    return {
      light: lightColours(palette),
      dark: darkColours(palette),
      head: headOf(shop, `${baseUrl}/${code}/icons/apple-touch-icon.png`, baseUrl),
      addressOf: (src) => {
        const [, sign] = signOf.exec(src) ?? []
        const address = sign ? `/${code}/icons/goods-${sign}.png` : mailPicture(src)
        return address && new URL(address, baseUrl).href
      },
      typefaces: mailTypefaces(shop.fonts, local ? undefined : baseUrl),
      local,
    }
  }
