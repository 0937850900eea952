const sharePath = /^share\/(.+)\.png$/s

/** The address of a page's sharing picture: `/de/versand/` → `/de/share/versand.png`, `/de/` → `/de/share/_.png`. */
export function shareImagePath(path: string): string {
  const [market = '', ...slug] = path.split('/').filter(Boolean)
  return `/${market}/share/${slug.length > 0 ? slug.join('/') : '_'}.png`
}

/**
 * The page below its market that a sharing picture is of: `share/ratgeber/schlaf.png` → `ratgeber/schlaf`; undefined
 * for any other path.
 */
export const sharedPage = (below: string): string | undefined => sharePath.exec(below)?.[1]

/** Whether a query is that of a sharing picture's address: nothing, or the time of the page's last publish. */
export const isShareQuery = (search: string): boolean => /^(?:\?v=\d{1,15})?$/.test(search)
