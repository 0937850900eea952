import type { MailColours } from '@/lib/platform/mail-body'
import { mixed, type Palette, readable } from '@/schemas/shop'

/** The colours of mails. */
export const lightColours = ({
  ground,
  soft,
  card,
  ink,
  quiet,
  accent,
  accentInk,
}: Palette): MailColours => ({
  ...{ ground, band: soft, card, ink, quiet },
  ...{ accent, accentInk, line: mixed(card, ink, 0.15) },
})

/** Those of mails in the dark: the shop's own, turned round. */
export function darkColours({ ground: paper, soft, ink: dark, accent: light }: Palette): MailColours {
  const ground = mixed(dark, '#000000', 0.45)
  const card = mixed(mixed(dark, '#000000', 0.3), paper, 0.04)
  const band = mixed(ground, soft, 0.12)
  const ink = mixed(paper, '#ffffff', 0.4)
  const accent = readable(light, '#ffffff', [ground, card, band], 7)
  const accentInk = mixed(ground, '#000000', 0.3)
  return {
    ...{ ground, band, card, ink, quiet: mixed(ink, card, 0.25) },
    ...{ accent, accentInk, line: mixed(card, paper, 0.25) },
  }
}
