/** Whether a path is that of a screen of the Studio, which is rendered for the person who is logged in. */
export const isStudioPath = (pathname: string): boolean => /^\/studio(?:\/|$)/.test(pathname)
