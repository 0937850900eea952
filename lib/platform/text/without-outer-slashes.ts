/** A path or a slug without the slashes at its ends; those within it stay. */
export const withoutOuterSlashes = (path: string): string => path.replace(/^\/+|(?<!\/)\/+$/g, '')
