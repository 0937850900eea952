import type { Market } from '@/lib/platform/markets'
import type { ShopConfiguration } from '@/schemas/shop'
import type { MailPicture } from './part'

const tones = ['ground', 'band', 'card', 'ink', 'quiet', 'accent', 'accentInk', 'line'] as const

/**
 * Colours as CSS writes them. `ink` and `quiet` are read on `card`, `ink` on `band`, `accentInk` on `accent`; all of them
 * have a contrast of 4.5 to 1 or better.
 */
export type MailColours = Record<(typeof tones)[number], string>

export type PictureFile = { type: string; content: Buffer }

/** A picture that goes with the mail as a part of it. */
export type InlinePicture = PictureFile & { name: string; cid: string }

/** A logo, and the address of the one on dark grounds. */
export type MailLogo = MailPicture & { dark?: string | undefined }

/** The families of text and headlines as CSS writes them, and the rules for the files of those that mails name. */
export type MailTypefaces = { text: string; display: string; faces: string }

/** How mails look in a market. */
export type MailLook = {
  light: MailColours
  dark: MailColours
  /** The shop's name beside its mark; without a picture, the name alone. Unset: no head. */
  head?: { name: string; mark?: string | undefined; logo?: MailLogo | undefined } | undefined
  /** Unset: those of the device. */
  typefaces?: MailTypefaces | undefined
  /** The absolute address of a picture as a JPEG of 150 by 150 pixels; undefined for what is no picture of the shop. */
  addressOf: (src: string) => string | undefined
  /**
   * Set where readers cannot reach the shop: its origin, and what reads a picture below it, to send it with the mail;
   * undefined for one that cannot be had.
   */
  local?: { origin: string; read: (address: string) => Promise<PictureFile | undefined> } | undefined
}

/** The look of mails in a market, whose shop is configured so. */
export type LookOf = (
  market: Market,
  shop: Pick<ShopConfiguration, 'name' | 'mark' | 'colours' | 'fonts' | 'logo' | 'icon'>,
) => MailLook

const light: MailColours = {
  ...{ ground: '#f5efe8', band: '#ffffff', card: '#ffffff', ink: '#2b2622', quiet: '#6b6058' },
  ...{ accent: '#2b2622', accentInk: '#ffffff', line: '#e6dcd1' },
}
const dark: MailColours = {
  ...{ ground: '#1f1b18', band: '#2b2622', card: '#2b2622', ink: '#f5efe8', quiet: '#c9beb3' },
  ...{ accent: '#f5efe8', accentInk: '#2b2622', line: '#4b433c' },
}

/** Mails without a brand: no head, no pictures. */
export const plainLook: MailLook = { light, dark, addressOf: () => undefined }
