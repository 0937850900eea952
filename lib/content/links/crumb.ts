/** A step of the way from the home page to a page. */
export type Crumb = { name: string; href: string }
