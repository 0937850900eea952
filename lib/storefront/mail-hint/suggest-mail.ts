/** Where most people of the markets have their mail. */
const providers =
  'gmail.com googlemail.com gmx.de gmx.net gmx.at gmx.ch gmx.com gmx.fr web.de mail.de mail.com email.de t-online.de freenet.de arcor.de posteo.de mailbox.org hotmail.com hotmail.de hotmail.ch hotmail.fr hotmail.be hotmail.nl live.com live.de live.at live.fr live.be live.nl outlook.com outlook.de outlook.at outlook.fr outlook.be msn.com yahoo.com yahoo.de yahoo.fr ymail.com icloud.com me.com mac.com aol.com aol.de aon.at a1.net chello.at bluewin.ch sunrise.ch hispeed.ch proton.me protonmail.com orange.fr wanadoo.fr free.fr sfr.fr laposte.net neuf.fr skynet.be telenet.be proximus.be ziggo.nl kpnmail.nl planet.nl xs4all.nl'.split(
    ' ',
  )

/** From so many letters on two may be wrong: fewer are often a domain of their own. */
const longName = 9

/** In how many letters two words differ; two neighbours that changed places are one (Damerau and Levenshtein). */
function distance(one: string, other: string): number {
  const rows = [[...Array(other.length + 1).keys()]]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const at = (y: number, x: number) => rows[y]?.[x] ?? 0
      let least = Math.min(at(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1))
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, at(i - 2, j - 2) + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[one.length]?.[other.length] ?? 0
}

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
    const by = Math.abs(provider.length - domain.length) > most ? most + 1 : distance(domain, provider)
    if (by <= most && (!best || by < best.by)) best = { provider, by }
  }
  return best && `${name}@${best.provider}`
}
