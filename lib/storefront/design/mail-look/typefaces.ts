import type { MailTypefaces } from '@/lib/platform/mail-body'
import { faceRules, familyOf, isOwn, ownTypefaces } from '@/lib/storefront/design/brand'
import type { OwnTypeface, ShopFonts, Typeface } from '@/schemas/shop'

const sans = "'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serif = "'Iowan Old Style','Palatino Linotype',Georgia,serif"

/** Most mail programs load no typefaces: the shop's own where the reader has it, else what the device has. */
const stacks: Readonly<Record<Typeface, string>> = {
  figtree: `Figtree,${sans}`,
  fraunces: `Figtree,${sans}`,
  'system-sans': sans,
  'system-serif': serif,
}

function stackOf(typeface: Typeface | OwnTypeface): string {
  if (!isOwn(typeface)) return stacks[typeface]
  const like = typeface.like === 'serif' ? serif : sans
  const family = familyOf(typeface)
  return family ? `'${family}',${like}` : like
}

/**
 * The typefaces of mails.
 * @param origin of the shop; undefined where readers cannot reach it
 */
export const mailTypefaces = (fonts: ShopFonts, origin: string | undefined): MailTypefaces => ({
  text: stackOf(fonts.text),
  display: stackOf(fonts.display),
  faces:
    origin === undefined
      ? ''
      : ownTypefaces(fonts)
          .flatMap((typeface) => faceRules(typeface, origin))
          .join(''),
})
