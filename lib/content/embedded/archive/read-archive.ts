import { z } from 'zod'
import type { Archive, FetchFile } from './archive'
import {
  archivedComponent,
  archivedContent,
  archivedDatasource,
  archivedDiscussion,
  archivedGroup,
  archivedPreset,
  archivedRedirect,
  archivedRelease,
  archivedSchedule,
  archivedSpace,
  archivedStory,
  archivedTag,
  archivedVersion,
} from './archive-schemas'
import { type ArchiveFile, readArchiveFiles } from './files'
import { JsonReader } from './json-reader'
import { archivedAsset, archivedFolder, assetProblems } from './parse-assets'
import { withPulledFiles } from './pulled-library'
import { type Readdressed, readAddresses } from './read-addresses'
import { storyProblems } from './story-problems'
import { archivedStage, archivedWorkflow } from './workflow-files'

const mostProblems = 20

const nameOf = ({ path }: ArchiveFile) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length)

/** Reads the archive of a space from a folder; or says what is wrong with it, file by file. */
export async function readArchive(
  folder: string,
  spaceId: number,
  fetchFile?: FetchFile,
): Promise<{ ok: true; archive: Archive; readdressed: Readdressed[] } | { ok: false; problems: string[] }> {
  const reader = new JsonReader()
  const present = await readArchiveFiles(folder, 'shop', spaceId)
  const ownFolder = present.length > 0 ? 'shop' : 'nestling'
  const own = present.length > 0 ? present : await readArchiveFiles(folder, ownFolder, spaceId)
  const ownFile = (name: string) => own.filter(({ path }) => path === `${ownFolder}/${spaceId}/${name}.json`)
  const ownIn = (name: string) =>
    own.filter(({ path }) => path.startsWith(`${ownFolder}/${spaceId}/${name}/`))
  const perStory = <S extends z.ZodType>(schema: S, name: string) =>
    new Map(
      ownIn(name).flatMap((file) => {
        const value = reader.read(schema, file)
        return value === undefined ? [] : [[nameOf(file), value] as const]
      }),
    )
  const { stories, readdressed } = readAddresses(
    (await readArchiveFiles(folder, 'stories', spaceId)).flatMap(
      (file) => reader.read(archivedStory, file) ?? [],
    ),
  )
  const componentFiles = await readArchiveFiles(folder, 'components', spaceId)
  const isGroups = (file: ArchiveFile) => nameOf(file) === 'groups'
  const isPresets = (file: ArchiveFile) => /(?:^|\.)presets$/.test(nameOf(file))
  const isTags = (file: ArchiveFile) => nameOf(file) === 'tags'
  const isOther = (file: ArchiveFile) => isPresets(file) || isTags(file)
  const datasourceFiles = await readArchiveFiles(folder, 'datasources', spaceId)
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
    has: { components: componentFiles.length > 0, datasources: datasourceFiles.length > 0 },
    library: described.length > 0 ? library : undefined,
    published: perStory(z.object({ name: z.string().nullable(), content: archivedContent }), 'published'),
    history: perStory(z.array(archivedVersion), 'history'),
    discussions: perStory(z.array(archivedDiscussion), 'discussions'),
    groups: reader.readLists(archivedGroup, componentFiles.filter(isGroups)),
    presets: reader.readLists(archivedPreset, componentFiles.filter(isPresets)),
    tags: reader.readLists(archivedTag, componentFiles.filter(isTags)),
    components: componentFiles
      .filter((file) => !isGroups(file) && !isOther(file))
      .flatMap((file) =>
        [reader.read(z.union([z.array(archivedComponent), archivedComponent]), file) ?? []].flat(),
      ),
    datasources: reader.readLists(archivedDatasource, datasourceFiles),
    releases: reader.readLists(archivedRelease, ownFile('releases')),
    schedules: reader.readLists(archivedSchedule, ownFile('schedules')),
    workflows: reader.readLists(archivedWorkflow, ownFile('workflows')),
    stages: reader.readLists(archivedStage, ownFile('stages')),
    redirects: reader.readLists(archivedRedirect, ownFile('redirects')),
    readdressed: readdressed.filter(({ isPublic }) => isPublic),
    left: [],
    space: ownFile('space').flatMap((file) => reader.read(archivedSpace, file) ?? [])[0],
  }
  const problems = [
    ...reader.problems,
    ...storyProblems(stories),
    ...(archive.library ? await assetProblems(folder, library.assets, library.folders) : []),
  ]
  if (problems.length === 0) {
    const isPulled = described.length === 0
    return {
      ok: true,
      readdressed,
      archive: isPulled
        ? await withPulledFiles(archive, { folder, space: spaceId, folders: library.folders, fetchFile })
        : archive,
    }
  }
  const more = problems.length - mostProblems
  return {
    ok: false,
    problems: [...problems.slice(0, mostProblems), ...(more > 0 ? [`and ${more} more`] : [])],
  }
}
