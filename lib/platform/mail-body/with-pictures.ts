import type { InlinePicture, MailLogo, MailLook } from './look'
import type { MailBody, MailPicture } from './part'

/** The most pictures that go with a mail as parts of it: with more it would be too large for some mailboxes. */
const mostInline = 20

type Pictured = { mail: MailBody; look: MailLook; files: InlinePicture[] }

/**
 * Where mail programs open pictures: at their addresses or, of a shop that readers cannot reach, in the mail itself
 * (RFC 2392). `null`: nowhere.
 */
function placing({ local }: MailLook) {
  const files: InlinePicture[] = []
  const places = new Map<string, Promise<string | null>>()
  const inline = async (address: string): Promise<string | null> => {
    const number = places.size
    const file = number < mostInline ? await local?.read(address) : undefined
    if (!file) return null
    const cid = `picture-${number}`
    files.push({ ...file, cid, name: `${cid}.${file.type.split('/')[1] ?? 'jpeg'}` })
    return `cid:${cid}`
  }
  const placeOf = (address: string | undefined): Promise<string | null> => {
    if (address === undefined) return Promise.resolve(null)
    const place =
      places.get(address) ??
      (local && address.startsWith(`${local.origin}/`) ? inline(address) : Promise.resolve(address))
    places.set(address, place)
    return place
  }
  return { files, placeOf }
}

/** A mail and its look with pictures that mail programs can open; others are left out. */
export async function withPictures(mail: MailBody, look: MailLook): Promise<Pictured> {
  const { files, placeOf } = placing(look)
  const placed = async (picture: MailPicture | undefined, address: string | undefined) => {
    const src = picture && (await placeOf(address))
    return src ? { src, alt: picture.alt } : undefined
  }
  const ofShop = (picture: MailPicture | undefined) => placed(picture, picture && look.addressOf(picture.src))
  const logoOf = async (logo: MailLogo | undefined) => {
    const shown = await placed(logo, logo?.src)
    return shown && { ...shown, dark: (await placeOf(logo?.dark)) ?? undefined }
  }
  const { head } = look
  const shownHead = head && {
    name: head.name,
    mark: (await placeOf(head.mark)) ?? undefined,
    logo: await logoOf(head.logo),
  }
  const parts = await Promise.all(
    mail.parts.map(async (part) => {
      if (part.kind === 'card') return { ...part, picture: await ofShop(part.picture) }
      if (part.kind !== 'lines') return part
      const rows = part.rows.map(async (row) => ({ ...row, picture: await ofShop(row.picture) }))
      return { ...part, rows: await Promise.all(rows) }
    }),
  )
  return { mail: { ...mail, parts }, look: { ...look, head: shownHead }, files }
}
