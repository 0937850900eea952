import type { z } from 'zod'
import type {
  archivedComponent,
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
import type { ArchivedAsset, ArchivedFolder } from './parse-assets'
import type { archivedStage, archivedWorkflow } from './workflow-files'

export type ArchivedStory = z.output<typeof archivedStory>

/** An archive that was read and fits together. */
export type Archive = {
  stories: ArchivedStory[]
  published: Map<string, { name: string | null; content: Record<string, unknown> }>
  history: Map<string, z.output<typeof archivedVersion>[]>
  /** The threads of comments, by the uuid of the story. */
  discussions: Map<string, z.output<typeof archivedDiscussion>[]>
  components: z.output<typeof archivedComponent>[]
  groups: z.output<typeof archivedGroup>[]
  presets: z.output<typeof archivedPreset>[]
  tags: z.output<typeof archivedTag>[]
  /** Whether the archive knows of any; the tool pulls each kind apart. */
  has: { components: boolean; datasources: boolean }
  datasources: z.output<typeof archivedDatasource>[]
  releases: z.output<typeof archivedRelease>[]
  schedules: z.output<typeof archivedSchedule>[]
  redirects: z.output<typeof archivedRedirect>[]
  /** Published pages that come with another address than they had. */
  readdressed: readonly { from: string; to: string }[]
  space: z.output<typeof archivedSpace> | undefined
  workflows: z.output<typeof archivedWorkflow>[]
  stages: z.output<typeof archivedStage>[]
  /** The media library; unset: the archive knows of none. */
  library:
    | {
        folder: string
        assets: ArchivedAsset[]
        folders: ArchivedFolder[]
        /** The bytes of files that are not in the folder but were fetched, by their paths. */
        fetched?: ReadonlyMap<string, Buffer>
      }
    | undefined
  /** What could not come, and does not keep the rest from coming. */
  left: string[]
}

/** Fetches a file of another host; undefined where there is none. */
export type FetchFile = (url: URL) => Promise<Buffer | undefined>
