export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** The root block of a story; folders have an empty one. */
export type StoryContent = { component?: string; _uid?: string } & Record<string, unknown>

/** A story's path and name in one of the space's languages; `path` is below the language prefix. */
export type TranslatedSlug = { lang: string; path: string; name: string | null; published: boolean }

export type SpaceLanguage = { code: string; name: string }

/** A dimension of a datasource's values, for example a language. Without a number it is the one of its place. */
export type Dimension = { name: string; entryValue: string; id?: number }
