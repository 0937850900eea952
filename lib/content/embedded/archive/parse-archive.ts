import { z } from 'zod'
import { storySlug } from '../management/story-input'
import { type ArchiveFile, readArchiveFiles } from './files'
import {
  type ArchivedAsset,
  type ArchivedFolder,
  archivedAsset,
  archivedFolder,
  assetProblems,
} from './parse-assets'

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const optionalTime = time.nullish().transform((value) => value ?? null)
const text = (most: number) => z.string().max(most)
const content = z.looseObject({ component: text(255).optional() })

const translatedSlug = z.object({
  lang: text(50),
  path: text(1_000),
  name: text(255)
    .nullish()
    .transform((value) => value ?? null),
  published: z.boolean().default(true),
})

const story = z.object({
  id,
  uuid: z.uuid(),
  name: text(255).min(1),
  slug: storySlug,
  full_slug: text(2_000).min(1),
  path: text(1_000)
    .nullish()
    .transform((value) => value ?? null),
  parent_id: id
    .nullish()
    .or(z.literal(0))
    .transform((value) => value || null),
  group_id: z.uuid(),
  position: z.number().int().min(-2_147_483_648).max(2_147_483_647).default(0),
  is_folder: z.boolean().default(false),
  is_startpage: z.boolean().default(false),
  tag_list: z.array(text(255)).default([]),
  meta_data: z
    .json()
    .nullish()
    .transform((value) => value ?? null),
  translated_slugs: z
    .array(translatedSlug)
    .nullish()
    .transform((value) => value ?? []),
  published: z.boolean().default(false),
  unpublished_changes: z.boolean().default(false),
  created_at: time,
  updated_at: optionalTime,
  published_at: optionalTime,
  first_published_at: optionalTime,
  content: content.default({}),
})

const version = z.object({
  event: z.enum(['saved', 'published', 'unpublished']),
  name: text(255),
  slug: text(255),
  content,
  author: z.string().nullable(),
  created_at: time,
})

const component = z.object({
  id,
  name: text(255).min(1),
  display_name: text(255).nullish(),
  schema: z.record(z.string(), z.json()).default({}),
  is_root: z.boolean().default(false),
  is_nestable: z.boolean().default(true),
  preview_field: text(255).nullish(),
  icon: text(255).nullish(),
  color: text(32).nullish(),
  component_group_uuid: z.uuid().nullish(),
  description: text(2_000).nullish(),
  image: text(2_000).nullish(),
  preview_tmpl: text(100_000).nullish(),
  internal_tag_ids: z.array(z.coerce.number().int().positive()).default([]),
  created_at: time,
  updated_at: time,
})

const preset = z.object({
  id,
  name: text(255).min(1),
  preset: z.record(z.string(), z.json()).nullish(),
  component_id: id,
  image: text(2_000).nullish(),
  icon: text(255).nullish(),
  color: text(32).nullish(),
  description: text(2_000).nullish(),
  created_at: time.optional(),
  updated_at: time.optional(),
})

const tag = z.object({
  id,
  name: text(255).min(1),
  object_type: z.enum(['asset', 'component', 'idea']).default('component'),
})

const group = z.object({ id, name: text(255).min(1), uuid: z.uuid(), parent_id: id.nullish() })

const datasource = z.object({
  id,
  name: text(255).min(1),
  slug: text(255).min(1),
  created_at: time.optional(),
  updated_at: time.optional(),
  dimensions: z.array(z.object({ id: id.optional(), name: text(255), entry_value: text(255) })).default([]),
  entries: z
    .array(
      z.object({
        id,
        name: text(255),
        value: z.string(),
        position: z.number().int().optional(),
        dimension_values: z.record(z.string(), z.string()).default({}),
      }),
    )
    .default([]),
})

const release = z.object({
  id,
  name: text(255).min(1),
  release_at: optionalTime,
  released_at: optionalTime,
  author: z.string(),
  created_at: time,
  stories: z.array(z.uuid()),
})

const schedule = z.object({
  story: z.uuid(),
  action: z.enum(['publish', 'unpublish']),
  at: time,
  author: z.string(),
})

const redirect = z.object({
  locale: text(20).min(1),
  path: text(2_000).min(1),
  target: text(2_000).min(1),
  status_code: z.literal([301, 302, 303, 307, 308]),
})

const space = z.object({
  name: text(255),
  domain: z.string(),
  languages: z.array(z.object({ code: z.string(), name: z.string() })),
})

export type ArchivedStory = z.output<typeof story>

/** An archive that was read and fits together. */
export type Archive = {
  stories: ArchivedStory[]
  published: Map<string, { name: string | null; content: Record<string, unknown> }>
  history: Map<string, z.output<typeof version>[]>
  components: z.output<typeof component>[]
  groups: z.output<typeof group>[]
  presets: z.output<typeof preset>[]
  tags: z.output<typeof tag>[]
  datasources: z.output<typeof datasource>[]
  releases: z.output<typeof release>[]
  schedules: z.output<typeof schedule>[]
  redirects: z.output<typeof redirect>[]
  space: z.output<typeof space> | undefined
  /** The media library; unset: the archive knows of none. */
  library: { folder: string; assets: ArchivedAsset[]; folders: ArchivedFolder[] } | undefined
}

const mostProblems = 20

/** Reads JSON files by schemas, and collects what is wrong with them. */
class Reader {
  readonly problems: string[] = []

  read<S extends z.ZodType>(schema: S, { path, content }: ArchiveFile): z.output<S> | undefined {
    let value: unknown
    try {
      value = JSON.parse(content)
    } catch {
      this.problems.push(`${path}: this is not JSON`)
      return undefined
    }
    const read = schema.safeParse(value)
    if (read.success) return read.data
    const [issue] = read.error.issues
    this.problems.push(
      `${path}: ${issue?.path.join('.') || 'the whole'}: ${issue?.message ?? 'is not valid'}`,
    )
    return undefined
  }

  /** The elements of lists, each in a file of any number. */
  readLists<S extends z.ZodType>(schema: S, files: readonly ArchiveFile[]): z.output<S>[] {
    return files.flatMap((file) => this.read(z.array(schema), file) ?? [])
  }
}

const nameOf = ({ path }: ArchiveFile) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length)

/** What stories say of one another and does not fit. */
function storyProblems(stories: readonly ArchivedStory[]): string[] {
  const byId = new Map(stories.map((each) => [each.id, each]))
  const seen = { id: new Set<unknown>(), uuid: new Set<unknown>(), full_slug: new Set<unknown>() }
  return stories.flatMap((each) => {
    const name = `${each.full_slug} (${each.uuid})`
    const twice = (['id', 'uuid', 'full_slug'] as const).filter((key) => {
      const isKnown = seen[key].has(each[key])
      seen[key].add(each[key])
      return isKnown
    })
    const parent = each.parent_id === null ? undefined : byId.get(each.parent_id)
    return [
      ...twice.map((key) => `${name}: another story has the same ${key}`),
      ...(each.parent_id !== null && !parent?.is_folder
        ? [`${name}: its folder ${each.parent_id} is missing`]
        : []),
    ]
  })
}

/** Reads the archive of a space from a folder; or says what is wrong with it, file by file. */
export async function readArchive(
  folder: string,
  spaceId: number,
): Promise<{ ok: true; archive: Archive } | { ok: false; problems: string[] }> {
  const reader = new Reader()
  const own = await readArchiveFiles(folder, 'nestling', spaceId)
  const ownFile = (name: string) => own.filter(({ path }) => path === `nestling/${spaceId}/${name}.json`)
  const ownIn = (name: string) => own.filter(({ path }) => path.startsWith(`nestling/${spaceId}/${name}/`))
  const perStory = <S extends z.ZodType>(schema: S, name: string) =>
    new Map(
      ownIn(name).flatMap((file) => {
        const value = reader.read(schema, file)
        return value === undefined ? [] : [[nameOf(file), value] as const]
      }),
    )
  const stories = (await readArchiveFiles(folder, 'stories', spaceId)).flatMap(
    (file) => reader.read(story, file) ?? [],
  )
  const componentFiles = await readArchiveFiles(folder, 'components', spaceId)
  const isGroups = (file: ArchiveFile) => nameOf(file) === 'groups'
  const isPresets = (file: ArchiveFile) => /(?:^|\.)presets$/.test(nameOf(file))
  const isTags = (file: ArchiveFile) => nameOf(file) === 'tags'
  const isOther = (file: ArchiveFile) => isPresets(file) || isTags(file)
  const assetFiles = await readArchiveFiles(folder, 'assets', spaceId)
  const described = ownFile('assets')
  const library = {
    folder,
    assets: reader.readLists(archivedAsset, described),
    folders: assetFiles
      .filter(({ path }) => path.startsWith(`assets/${spaceId}/folders/`))
      .flatMap((file) => reader.read(archivedFolder, file) ?? []),
  }
  const archive: Archive = {
    stories,
    library: described.length > 0 ? library : undefined,
    published: perStory(z.object({ name: z.string().nullable(), content }), 'published'),
    history: perStory(z.array(version), 'history'),
    groups: reader.readLists(group, componentFiles.filter(isGroups)),
    presets: reader.readLists(preset, componentFiles.filter(isPresets)),
    tags: reader.readLists(tag, componentFiles.filter(isTags)),
    components: componentFiles
      .filter((file) => !isGroups(file) && !isOther(file))
      .flatMap((file) => [reader.read(z.union([z.array(component), component]), file) ?? []].flat()),
    datasources: reader.readLists(datasource, await readArchiveFiles(folder, 'datasources', spaceId)),
    releases: reader.readLists(release, ownFile('releases')),
    schedules: reader.readLists(schedule, ownFile('schedules')),
    redirects: reader.readLists(redirect, ownFile('redirects')),
    space: ownFile('space').flatMap((file) => reader.read(space, file) ?? [])[0],
  }
  const problems = [
    ...reader.problems,
    ...storyProblems(stories),
    ...(archive.library ? await assetProblems(folder, library.assets, library.folders) : []),
  ]
  if (problems.length === 0) return { ok: true, archive }
  const more = problems.length - mostProblems
  return {
    ok: false,
    problems: [...problems.slice(0, mostProblems), ...(more > 0 ? [`and ${more} more`] : [])],
  }
}
