import type { MailColours } from '@/lib/platform/mail-body'
import { brandColours } from '@/lib/storefront/brand'
import type { Brand } from '@/schemas'

const { baby, bm } = brandColours

/** The colours of mails; those of the dark are each brand's own, turned round. */
export const mailColours: Record<Brand, { light: MailColours; dark: MailColours }> = {
  baby: {
    light: {
      ...{ ground: baby.ground, band: baby.soft, card: '#ffffff', ink: baby.ink, quiet: '#5b6664' },
      ...{ accent: baby.accent, accentInk: '#ffffff', line: '#dddfde' },
    },
    dark: {
      ...{ ground: '#171d1c', band: '#3a2a22', card: '#222b29', ink: '#f3efe8', quiet: '#b9c2bf' },
      ...{ accent: '#f0a08c', accentInk: '#23120d', line: '#435050' },
    },
  },
  bm: {
    light: {
      ...{ ground: bm.ground, band: bm.soft, card: '#ffffff', ink: bm.ink, quiet: '#566079' },
      ...{ accent: bm.accent, accentInk: '#ffffff', line: '#dcdee2' },
    },
    dark: {
      ...{ ground: '#0d1424', band: '#1d2a4a', card: '#182238', ink: '#eef2fb', quiet: '#aab4ca' },
      ...{ accent: '#9db9ff', accentInk: '#0b1530', line: '#3a4764' },
    },
  },
}
