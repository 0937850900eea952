import { z } from 'zod'
import { type FieldLabel, type AssetHolds as Holds, lenient, unset, withHints } from './field'
import { fileAddress } from './file-address'
import { imageExtensions, isImageSource } from './image-source'
import { reportIssue } from './report'

const words = z.preprocess(
  (value) => (typeof value === 'string' && value !== '' ? value : undefined),
  z.string().optional(),
)

const raw = z.looseObject({
  filename: words,
  alt: words,
  title: words,
  copyright: words,
  source: words,
  focus: words,
})

export type Asset = {
  src: string
  alt: string
  title?: string | undefined
  copyright?: string | undefined
  focus?: string | undefined
}

const toAsset = (value: z.output<typeof raw> | string): Asset | undefined => {
  if (typeof value === 'string') return { src: fileAddress(value), alt: '' }
  if (!value.filename) return undefined
  return {
    src: fileAddress(value.filename),
    alt: value.alt ?? '',
    title: value.title,
    copyright: value.copyright ?? value.source,
    focus: value.focus,
  }
}

/** A field that used to hold several files still sends a list; its first entry is used. */
const firstOf = (value: unknown) => {
  const given = unset(value)
  return Array.isArray(given) ? unset(given[0]) : given
}

/** Whether an address has one of these extensions, or none, so that it may be anything. */
const isAnyOf =
  (...extensions: string[]) =>
  (src: string) => {
    const [, extension] = /\.([a-z0-9]{2,5})$/i.exec(src.split(/[?#]/)[0] ?? '') ?? []
    return extension === undefined || extensions.includes(extension.toLowerCase())
  }

/** What a field for a file takes, and how what it does not take is named; a file of any kind is no wrong one. */
const fits: Readonly<Record<Exclude<Holds, 'file'>, { is: (src: string) => boolean; named: string }>> = {
  picture: { is: isImageSource, named: `is no picture that pages show (${imageExtensions.join(', ')})` },
  film: { is: isAnyOf('mp4', 'webm', 'm4v', 'mov', 'ogv'), named: 'is no video that pages play (mp4, webm)' },
  subtitles: { is: isAnyOf('vtt'), named: 'is no file of subtitles (vtt)' },
}

/** Whether a field takes a file, by its address. */
export const fitsAsset = (holds: Holds, src: string): boolean => holds === 'file' || fits[holds].is(src)

/** Names what no page shows there, such as a drawing of another site or a video in the place of a picture. */
function named(file: Asset | undefined, holds: Holds): Asset | undefined {
  if (file && holds !== 'file' && !fitsAsset(holds, file.src)) reportIssue({ message: fits[holds].named })
  return file
}

const assetField = (holds: Holds) =>
  z.union([raw, z.string()]).transform((value) => named(toAsset(value), holds))

/** A picture or another file: the object of today's editor, or the plain address in old stories. */
export const asset = (label: FieldLabel, holds: Holds = 'picture') =>
  withHints(lenient(z.preprocess(firstOf, assetField(holds).optional()), label, undefined), {
    type: 'asset',
    holds,
    ...label,
  })

export const requiredAsset = (label: FieldLabel, holds: Holds = 'picture') =>
  withHints(
    z.preprocess(
      firstOf,
      assetField(holds).refine((value): value is Asset => value !== undefined, {
        message: 'a file is needed',
      }),
    ),
    { type: 'asset', holds, required: true, ...label },
  )
