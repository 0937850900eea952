/** The content service, embedded or Storyblok, through one client: stories, layouts, snapshots for an outage. */

export { allStories } from './all-stories'
export { createContentClient, type StoryblokClient } from './create-client'
export { ContentUnavailableError } from './errors'
export { remoteFetch } from './remote-fetch'
export { contentClient, contentService } from './service'
export type { Answer, ContentSource, ContentVersion } from './source'
export { type Story, storySchema } from './story'
