import { editDistance } from '@/lib/platform/text'

/** Where most people of the markets have their mail. */
const providers =
  'gmail.com googlemail.com gmx.de gmx.net gmx.at gmx.ch gmx.com gmx.fr web.de mail.de mail.com email.de t-online.de freenet.de arcor.de posteo.de mailbox.org hotmail.com hotmail.de hotmail.ch hotmail.fr hotmail.be hotmail.nl live.com live.de live.at live.fr live.be live.nl outlook.com outlook.de outlook.at outlook.fr outlook.be msn.com yahoo.com yahoo.de yahoo.fr ymail.com icloud.com me.com mac.com aol.com aol.de aon.at a1.net chello.at bluewin.ch sunrise.ch hispeed.ch proton.me protonmail.com orange.fr wanadoo.fr free.fr sfr.fr laposte.net neuf.fr skynet.be telenet.be proximus.be ziggo.nl kpnmail.nl planet.nl xs4all.nl'.split(
    ' ',
  )

/** From so many letters on two may be wrong: fewer are often a domain of their own. */
const longName = 9

/**
 * The address that was meant, where its domain is that of a known provider but for a letter or two; undefined where nothing
 * is likely. A guess: nobody is kept from an address that the shop does not know.
 */
export function suggestMail(typed: string): string | undefined {
  const [, name, given] = /^\s*([^\s@]+)@([^\s@]{3,30})\s*$/.exec(typed) ?? []
  const domain = given?.toLowerCase()
  if (!name || !domain || providers.includes(domain)) return undefined
  const most = domain.length < longName ? 1 : 2
  let best: { provider: string; by: number } | undefined
  for (const provider of providers) {
    const by = editDistance(domain, provider, most)
    if (by <= most && (!best || by < best.by)) best = { provider, by }
  }
  return best && `${name}@${best.provider}`
}
