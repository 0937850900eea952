import { defaultQuality } from './filters'
import { pictureWidths } from './picture-sizes'
import { isRemote } from './remote-picture'
import { treatmentText, type Wanted } from './treatment-text'

/** The ratios of the frames in which blocks show pictures, width to height. */
const frames = [1, 4 / 3, 3 / 2, 16 / 9, 21 / 9] as const

/** The preview of a shared link, in the size that https://ogp.me recommends. */
export const shareSize = { width: 1200, height: 630 } as const

const ofSite = { width: 600, ratio: 1, quality: 100, format: 'jpeg' } as const
/** Product pictures for other sites are 600x600 with quality 100. */
export const metaPicture = {
  own: ofSite,
  // Whole, on white: a photograph is not framed like the shop's own pictures.
  remote: { ...ofSite, inside: true, fill: 'ffffff' },
} as const satisfies Record<string, Wanted>

const ofMail = { width: 150, ratio: 1, quality: 80, format: 'jpeg' } as const
/** Pictures in mails are shown at 64 by 64, at both densities. */
export const mailTreatment = {
  own: ofMail,
  remote: { ...ofMail, inside: true, fill: 'ffffff' },
} as const satisfies Record<string, Wanted>

const inEveryWidth = (wanted: Omit<Wanted, 'width'>): Wanted[] =>
  pictureWidths.map((width) => ({ width, ...wanted }))
const setOf = (list: readonly Wanted[]): ReadonlySet<string> =>
  new Set(list.map((wanted) => treatmentText(wanted).text))

const own = setOf([
  ...Object.values(defaultQuality).flatMap((quality) =>
    [undefined, ...frames].flatMap((ratio) => inEveryWidth({ ratio, quality })),
  ),
  { width: shareSize.width, ratio: shareSize.width / shareSize.height },
  metaPicture.own,
  mailTreatment.own,
])

/** Photographs of products are shown whole. */
const remote = setOf([...inEveryWidth({}), metaPicture.remote, mailTreatment.remote])

/**
 * Whether a treatment is made of every picture, because the shop's own components ask for it. Others are made only of
 * the picture for which an editor chose them, under an address that the shop has signed.
 */
export const isOffered = (file: string, treatment: string): boolean =>
  (isRemote(file) ? remote : own).has(treatment)
