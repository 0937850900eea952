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

/** Names a drawing of another site or a video in the place of a picture, which no page shows. */
function named(file: Asset | undefined, holds: Holds): Asset | undefined {
  if (file && holds === 'picture' && !isImageSource(file.src))
    reportIssue({ message: `is no picture that pages show (${imageExtensions.join(', ')})` })
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
