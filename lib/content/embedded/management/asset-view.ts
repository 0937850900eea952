import { z } from 'zod'
import { fileKinds } from '@/lib/content/media'
import { type AssetDetails, type AssetRow, addressOf } from '../assets'
import { spaceId } from '../space'
import { paging } from './paging'

/** The language of texts that the API gives without naming one. */
export const mainLanguage = 'de'
const translated = /^(alt|title)__i18n__([a-z]{2})$/

const textsOf = (name: 'alt' | 'title', texts: Record<string, string>) =>
  Object.entries(texts).map(([language, text]) => [
    language === mainLanguage ? name : `${name}__i18n__${language}`,
    text,
  ])

/** A file as the cloud describes it. With an origin its address is whole, so that other programs can load it. */
export function toManagedAsset(row: AssetRow, origin: string) {
  const { id, name, kind, bytes, alt, title, copyright, source, focus, folderId } = row
  const filename = `${origin}${addressOf(row)}`
  return {
    id,
    filename,
    space_id: spaceId,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    file: { url: filename },
    asset_folder_id: folderId,
    deleted_at: null,
    short_filename: name,
    content_type: fileKinds[kind].type,
    content_length: bytes,
    permanently_deleted: false,
    alt: alt[mainLanguage] ?? '',
    title: title[mainLanguage] ?? '',
    copyright,
    source,
    focus,
    ext_id: null,
    expire_at: null,
    publish_at: null,
    is_private: false,
    locked: false,
    internal_tag_ids: [],
    internal_tags_list: [],
    meta_data: Object.fromEntries([
      ...textsOf('alt', alt),
      ...textsOf('title', title),
      ['copyright', copyright],
      ['source', source],
    ]),
  }
}

const text = z.string().max(2_000).nullish()
const focus = z
  .string()
  .regex(/^(?:\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5})?$/, 'is invalid')
  .nullish()

const fields = z.object({
  asset_folder_id: z.number().int().positive().nullish(),
  alt: text,
  title: text,
  copyright: text,
  source: text,
  focus,
  meta_data: z.record(z.string(), z.unknown()).nullish(),
})

export const updateAssetBody = z.object({ asset: fields.optional() })

/** The texts of a body: those of its fields, and by language those in its `meta_data`. */
function textsIn(name: 'alt' | 'title', input: z.output<typeof fields>, known: Record<string, string>) {
  const texts = { ...known }
  for (const [field, value] of Object.entries(input.meta_data ?? {})) {
    const [, of, language] = translated.exec(field) ?? []
    if (of === name && language && typeof value === 'string') texts[language] = value.slice(0, 2_000)
    if (field === name && typeof value === 'string') texts[mainLanguage] = value.slice(0, 2_000)
  }
  const own = input[name]
  if (own !== undefined) texts[mainLanguage] = own ?? ''
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''))
}

/** What a body changes of a file. Fields that were not sent keep their values. */
export function detailsOf(input: z.output<typeof fields>, row: AssetRow): AssetDetails {
  const { asset_folder_id: folderId, copyright, source, focus: point } = input
  return {
    ...(folderId !== undefined && { folderId }),
    alt: textsIn('alt', input, row.alt),
    title: textsIn('title', input, row.title),
    ...(copyright !== undefined && { copyright: copyright ?? '' }),
    ...(source !== undefined && { source: source ?? '' }),
    ...(point !== undefined && { focus: point ?? '' }),
  }
}

const folderNumber = z.coerce.number().int().min(-1).max(Number.MAX_SAFE_INTEGER)

export const assetsQuery = z.object({
  ...paging(1000),
  search: z.string().max(255).optional(),
  in_folder: folderNumber.optional(),
  sort_by: z.string().max(60).optional(),
  by_alt: z.string().max(255).optional(),
  by_title: z.string().max(255).optional(),
  by_copyright: z.string().max(255).optional(),
})

/** What announces an upload; the cloud takes it in the query as well as in the body. */
export const announcement = z.object({
  filename: z.string().min(1).max(500),
  asset_folder_id: z.coerce.number().int().positive().nullish(),
  id: z.coerce.number().int().positive().nullish(),
})

export const bulkBody = z.object({
  ids: z.array(z.number().int().positive()).min(1).max(100),
  asset: z.object({ asset_folder_id: z.number().int().positive().nullish() }).optional(),
})
