import { z } from 'zod'

/** The kinds of files that the shop keeps a copy of, by their extensions. */
export const keptTypes = {
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
} as const
export type KeptKind = keyof typeof keptTypes

const kept = /^\/pictures\/shop\/([0-9a-f]{32}\.(?:woff2|svg|png|jpg))$/

/** The address of a copy, which has the name of its content and never changes. */
export const keptAddress = (name: string): string => `/pictures/shop/${name}`

/** The name of a copy by its address; undefined for any other address. */
export const keptName = (src: string): string | undefined => kept.exec(src)?.[1]

const inFolder = /^[A-Za-z0-9][A-Za-z0-9_.-]{2,99}$/

/** Whether a source is the name of a file in the folder of the shop's files. */
export const isFileName = (src: string): boolean => inFolder.test(src)

/** A file of the shop's look in a feed: a name in its folder, or the address of an uploaded one. Afterwards that of the copy. */
export const shopFile = z
  .string()
  .max(500)
  .refine(
    (src) => isFileName(src) || src.startsWith('/pictures/'),
    'is neither the name of a file nor an address of the media library',
  )
