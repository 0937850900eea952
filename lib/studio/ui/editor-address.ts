/** Where the editor shows a block of a story, at one of its fields. */
export const blockAddress = (storyId: number, { uid, field }: { uid: string; field?: string }): string =>
  `/studio/stories/${storyId}/#${new URLSearchParams({ block: uid, ...(field && { field }) })}`

/** What the address of the editor ends with to have the list of versions open. */
export const historyHash = '#history'

/** What the address of the editor ends with to have the stages of the page open. */
export const stageHash = '#stage'

/** Where the editor brings a story to another stage. */
export const stageAddress = (storyId: number): string => `/studio/stories/${storyId}/${stageHash}`

/** Where the editor shows the versions of a story, each with what it changed. */
export const historyAddress = (storyId: number): string => `/studio/stories/${storyId}/${historyHash}`
