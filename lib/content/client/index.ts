/** The content service, embedded or Storyblok, through one client: stories, layouts, snapshots for an outage. */

export { allStories } from './all-stories'
export { contentOutage } from './content-outage'
export { createContentClient, type StoryblokClient } from './create-client'
export { embeddedClient } from './embedded-client'
export { ContentUnavailableError, outOfCache } from './errors'
export { resolveLevel } from './join-relations'
export { referencesOf } from './references'
export { remoteFetch } from './remote-fetch'
export { contentClient, contentService } from './service'
export type { Answer, ContentSource, ContentVersion } from './source'
export { type Story, storySchema } from './story'
export { type Caller, runFor, waitingCaller } from './waiting'
