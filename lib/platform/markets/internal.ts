import type { Market } from './markets'

/**
 * The folder below `app/[market]/` of the pages that have no address of their own: rewrites lead to them from the
 * localised paths of the screens, and the HTTP edge answers with the error documents. No slug may be its name, so that a
 * page of the content can have every other path, and the edge refuses its paths to visitors.
 */
export const internalFolder = '~internal'

/** The path of an internal page in a market: `error/404` → `/de/~internal/error/404/`. */
export const internalPath = ({ code }: Market, page: string): string => `/${code}/${internalFolder}/${page}/`

/** Whether a decoded path leads to an internal page, also after dots and slashes in it are resolved. */
export const isInternal = (path: string): boolean => path.split(/[/\\]/).includes(internalFolder)
